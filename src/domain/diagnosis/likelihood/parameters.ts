/** The few numbers of the model that are not content. Each has its reason in ADR 21. */
export type LikelihoodParameters = {
  /** To what power the content's factors of age and sex are taken: they are about square roots of frequencies. */
  readonly profilePower: number;
  /** What a further answer about the same thing counts of the next stronger one. */
  readonly overlap: number;
  /** The share of patients whose disease the catalogue does not have. */
  readonly somethingElse: number;
  /** What is left of a diagnosis when nobody has told of the exposure it needs. */
  readonly untoldExposure: number;
  /** What is left of it when that exposure is denied. */
  readonly deniedExposure: number;
};

export const PARAMETERS: LikelihoodParameters = {
  profilePower: 2,
  overlap: 0.7,
  somethingElse: 0.05,
  untoldExposure: 0.3,
  deniedExposure: 0.003,
};
