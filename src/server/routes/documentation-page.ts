import type { OpenAPIHono } from '@hono/zod-openapi';
import { html } from 'hono/html';
import { OPENAPI_PATH } from '#contract/endpoints/documentation.ts';

type Description = ReturnType<OpenAPIHono['getOpenAPI31Document']>;
type Operations = NonNullable<NonNullable<Description['paths']>[string]>;
type Operation = NonNullable<Operations['get']>;
type Body = NonNullable<Operation['requestBody']>;
type Content = Extract<Body, { content: unknown }>['content'];
type Answer = NonNullable<Operation['responses']>[string];

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 56rem; margin: 0 auto; padding: 1rem; }
  section { border-top: 1px solid #8886; padding-block: 1rem; }
  h2, h3 { margin: 0 0 .25rem; font-size: 1.1rem; }
  pre { overflow-x: auto; padding: .75rem; border: 1px solid #8886; border-radius: .5rem; }
  code { font-size: .9rem; overflow-wrap: anywhere; }
`;

function json(value: unknown) {
  return html`<pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>`;
}

function content(part: Body | Answer) {
  const described: Content = ('content' in part && part.content) || {};
  const bodies = Object.entries(described);
  return bodies.map(([type, { schema }]) => html`<p><code>${type}</code></p>${json(schema)}`);
}

function parameters(operation: Operation) {
  if (!operation.parameters?.length) return '';
  const items = operation.parameters.map(parameter => {
    if (!('name' in parameter)) return '';
    const { name, in: place, required, schema } = parameter;
    return html`<li><code>${name}</code> in ${place}${required ? '' : ', optional'}: <code>${JSON.stringify(schema)}</code></li>`;
  });
  return html`<ul>${items}</ul>`;
}

function answers(operation: Operation) {
  return Object.entries(operation.responses ?? {}).map(([status, response]) => {
    const description = 'description' in response ? response.description : '';
    return html`<details><summary>${status}: ${description}</summary>${content(response)}</details>`;
  });
}

function section(method: string, path: string, operation: Operation) {
  return html`<section>
    <h2><code>${method.toUpperCase()} ${path}</code></h2>
    <p>${operation.summary}</p>
    ${parameters(operation)}
    ${operation.requestBody ? html`<details><summary>Body</summary>${content(operation.requestBody)}</details>` : ''}
    ${answers(operation)}
  </section>`;
}

/** A page to read about the API: plain HTML without scripts, rendered from the OpenAPI description. */
export function documentationPage(description: Description) {
  const sections = Object.entries(description.paths ?? {}).flatMap(([path, operations]) =>
    METHODS.flatMap(method => {
      const operation = operations?.[method];
      return operation ? [section(method, path, operation)] : [];
    }),
  );
  const schemas = Object.entries(description.components?.schemas ?? {}).map(
    ([name, schema]) => html`<details><summary><code>${name}</code></summary>${json(schema)}</details>`,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${description.info.title} API</title>
        <style>${STYLE}</style>
      </head>
      <body>
        <main>
          <h1>${description.info.title} API ${description.info.version}</h1>
          <p>${description.info.description}</p>
          <p><a href="${OPENAPI_PATH}">OpenAPI description</a></p>
          ${sections}
          <section><h2>Schemas</h2>${schemas}</section>
        </main>
      </body>
    </html>`;
}
