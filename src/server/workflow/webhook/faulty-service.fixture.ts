import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const PDF = Buffer.from('%PDF-1.7 a summary');

type Call = { readonly headers: IncomingHttpHeaders; readonly body: unknown };

/** Every way a workflow service can answer, by the path that is called. */
const PLAYS: Record<string, (response: ServerResponse) => void> = {
  '/pdf': response => {
    response.setHeader('content-type', 'application/pdf');
    response.setHeader('content-disposition', `attachment; filename*=UTF-8''%C3%89milie%20summary.pdf`);
    response.end(PDF);
  },
  '/pdf-path-as-name': response => {
    response.setHeader('content-type', 'application/pdf; charset=binary');
    response.setHeader('content-disposition', 'attachment; filename="../../etc/cron.d/x.pdf"');
    response.end(PDF);
  },
  '/pdf-odd-name': response => {
    response.setHeader('content-type', 'application/pdf');
    response.setHeader('content-disposition', ';;;=');
    response.end(PDF);
  },
  '/json': response => {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify({ pdfUrl: 'https://files.example.org/a.pdf', filename: 'a.pdf' }));
  },
  '/json-script': response => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ pdfUrl: 'javascript:alert(1)', filename: 'a.pdf' }));
  },
  '/json-broken': response => {
    response.setHeader('content-type', 'application/json');
    response.end('{"pdfUrl": ');
  },
  '/html': response => {
    response.setHeader('content-type', 'text/html');
    response.end('<h1>Welcome</h1>');
  },
  '/html-as-pdf': response => {
    response.setHeader('content-type', 'application/pdf');
    response.end('<h1>Welcome</h1>');
  },
  '/empty': response => {
    response.statusCode = 204;
    response.end();
  },
  '/500': response => {
    response.statusCode = 500;
    response.end('details of the inside');
  },
  '/own-words': response => {
    response.writeHead(503, 'Out for lunch');
    response.end();
  },
  '/redirect': response => {
    response.writeHead(302, { location: '/pdf' });
    response.end();
  },
  '/huge': response => {
    response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': String(1024 ** 3) });
    response.write(PDF);
  },
  '/endless': response => {
    response.setHeader('content-type', 'application/pdf');
    response.write(PDF);
    const timer = setInterval(() => response.write(Buffer.alloc(64 * 1024)), 1);
    response.on('close', () => clearInterval(timer));
  },
  '/cut': response => {
    response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': '1000' });
    response.write(PDF, () => response.destroy());
  },
  '/reset': response => {
    response.socket?.resetAndDestroy();
  },
  '/silent': () => {},
  '/stalled': response => {
    response.setHeader('content-type', 'application/pdf');
    response.write(PDF);
  },
};

/** Starts the service on a free port of this machine; `calls` holds what it was sent. */
export async function startFaultyService() {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString('utf8');
    calls.push({ headers: request.headers, body: JSON.parse(text) });
    PLAYS[request.url ?? '']?.(response);
  });
  await new Promise<void>(done => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise(done => server.close(done));
  };
  return { port, calls, close };
}
