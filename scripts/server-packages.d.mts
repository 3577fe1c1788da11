type Names = Readonly<Record<string, string>>;

type Lockfile = {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly dependencies?: Names;
        readonly optionalDependencies?: Names;
        readonly peerDependencies?: Names;
        readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
      }
    >
  >;
};

export function serverPackages(
  lockfile: Lockfile,
  isOfBrowser: (name: string) => boolean,
): ReadonlySet<string>;

export function isOfBrowser(root: string): (name: string) => boolean;
