import type { createRouter } from '#server/http/router.ts';

type Description = ReturnType<ReturnType<typeof createRouter>['getOpenAPI31Document']>;
type PathItem = NonNullable<Description['paths']>[string];

const METHODS = ['get', 'post', 'put', 'delete'] as const;

const failure = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

/** What any call can be answered, whatever its route says. */
const ALWAYS = {
  500: failure('Something nobody expected'),
  503: failure('The server is busy or its database away; Retry-After says when to ask again'),
};

/** What any call that changes something can be answered. */
const CHANGING = { 403: failure('The request came from another site'), ...ALWAYS };

/** What any call with a body can be answered. */
const WITH_BODY = {
  400: failure('The request breaks the contract'),
  413: failure('The body is too large'),
  415: failure('The body is not declared as JSON'),
  ...CHANGING,
};

function described(item: PathItem): PathItem {
  const operations = METHODS.flatMap(method => {
    const operation = item[method];
    if (operation === undefined) return [];
    const changing = method === 'get' ? ALWAYS : CHANGING;
    const common = operation.requestBody === undefined ? changing : WITH_BODY;
    return [[method, { ...operation, responses: { ...common, ...operation.responses } }]];
  });
  return { ...item, ...Object.fromEntries(operations) };
}

/** The description with the failures that every endpoint has in common. */
export function withCommonFailures(description: Description): Description {
  const paths = Object.entries(description.paths ?? {}).map(([path, item]) => [path, described(item)]);
  return { ...description, paths: Object.fromEntries(paths) };
}
