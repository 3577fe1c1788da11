/** How long a password may be, in characters (specification 25.4). */
export const PASSWORD_LENGTH = { min: 6, max: 128 } as const;
