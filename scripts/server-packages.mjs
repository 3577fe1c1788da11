// Plain JavaScript without packages, see installed.mjs.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Where Node would find `name` from a package's folder: beside it, or further up. */
function found(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
    const path = `${at}/node_modules/${name}`.replace(/^\//, '');
    if (path in packages) return path;
    if (at === '') return undefined;
  }
}

/** What a package asks for. Its optional peers are tools it works together with, not what it needs. */
function asksFor({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter(name => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/**
 * The folders of the packages that the server needs when it runs, as the lockfile names them. Left out are tools of
 * development, also those npm installs as somebody's optional peers, and with their own needs the packages of which
 * `isOfBrowser` says that they are built into the web application.
 */
export function serverPackages({ packages }, isOfBrowser) {
  const needed = new Set();
  const add = (from, names) => {
    for (const path of names.map(name => found(packages, from, name))) {
      if (path === undefined || needed.has(path)) continue;
      needed.add(path);
      add(path, asksFor(packages[path]));
    }
  };
  add(
    '',
    asksFor(packages['']).filter(name => !isOfBrowser(name)),
  );
  return needed;
}

const TESTS = /\.(?:test|fixture)\.tsx?$/;
const OF_BROWSER = /^(?:web|service-worker)\//;

/** Says of a package whether the sources below `root` name it for the browser and nowhere else. */
export function isOfBrowser(root) {
  const files = readdirSync(join(root, 'src'), { recursive: true }).map(path => path.split(sep).join('/'));
  const sources = files.filter(path => /\.(?:tsx?|css)$/.test(path) && !TESTS.test(path));
  const read = isWanted =>
    sources
      .filter(isWanted)
      .map(path => readFileSync(join(root, 'src', path), 'utf8'))
      .join('\n');
  const browser = read(path => OF_BROWSER.test(path));
  const others = read(path => !OF_BROWSER.test(path));
  const isNamed = (text, name) => text.includes(`'${name}'`) || text.includes(`'${name}/`);
  return name => isNamed(browser, name) && !isNamed(others, name);
}
