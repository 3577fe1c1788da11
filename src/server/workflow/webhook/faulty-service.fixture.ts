import { type Play, startScripted } from '#server/workflow/scripted-service.fixture.ts';

export const PDF = Buffer.from('%PDF-1.7 a summary');

/** Every way a workflow service can answer, by the path that is called. */
const PLAYS: Readonly<Record<string, Play>> = {
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

/** Starts the service, on every address of this machine: whether one may be called is for the caller to know. */
export function startFaultyService() {
  return startScripted(PLAYS, {});
}
