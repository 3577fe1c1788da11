/** The API's description for programs, and as a page to read. Neither describes itself. */
export const OPENAPI_PATH = '/api/openapi.json';
export const DOCUMENTATION_PATH = '/api/docs';
