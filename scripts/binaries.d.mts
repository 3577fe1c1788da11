type Lockfile = {
  readonly packages: Readonly<
    Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>
  >;
};

type Machine = { readonly platform: string; readonly arch: string; readonly isMusl: boolean };

export function missingBinaries(
  lockfile: Lockfile,
  machine: Machine,
  isInstalled: (name: string) => boolean,
): readonly string[];

export function thisMachine(): Machine;
