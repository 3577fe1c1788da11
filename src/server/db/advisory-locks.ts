/** Numbers of the advisory locks; any number will do, as long as each means one thing. */
export const LOCKS = { embeddedOwner: 7_310_001, migrate: 7_310_002, loadContent: 7_310_003 } as const;
