// Plain JavaScript without packages, see installed.mjs.

/** Packages for several platforms are named like `@rolldown/binding-linux-x64-gnu`. */
function namesHere(names, { platform, arch, isMusl }) {
  const here = names.filter(name => new RegExp(`(^|[-/])${platform}-${arch}(-|$)`).test(name));
  const ofMusl = here.filter(name => name.includes('-musl'));
  if (isMusl && ofMusl.length > 0) return ofMusl;
  return here.filter(name => !ofMusl.includes(name));
}

/**
 * What a package of the lockfile needs on this platform and npm has not installed, as `name@version`. That happens where
 * the lockfile was written without this platform's packages at hand: older npm then installs none (npm/cli#4828).
 * Packages inside of packages are tools of development, which do without.
 */
export function missingBinaries({ packages }, machine, isInstalled) {
  const parents = Object.entries(packages).filter(([path]) => {
    const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1];
    return path === '' || (name && isInstalled(name));
  });
  const missing = parents.flatMap(([, { optionalDependencies = {} }]) =>
    namesHere(Object.keys(optionalDependencies), machine)
      .filter(name => !isInstalled(name))
      .map(name => `${name}@${optionalDependencies[name]}`),
  );
  return [...new Set(missing)].sort();
}

/** The machine this runs on, as packages are named after it. */
export function thisMachine() {
  const { platform, arch } = process;
  const isMusl = platform === 'linux' && process.report.getReport().header.glibcVersionRuntime === undefined;
  return { platform, arch, isMusl };
}
