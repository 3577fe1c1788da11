/** The few numbers of the model that are not content. Each has its reason in ADR 21. */
export type LikelihoodParameters = {
  /** How many times as frequent one step of commonness is. */
  readonly commonnessStep: number;
  /** To what power the content's factors of age and sex are taken: they are about square roots of frequencies. */
  readonly profilePower: number;
  /** What a half-bit of an answer counts beside others of the same questionnaire, which partly say the same. */
  readonly pointWeight: number;
  /** What each further answer about the same thing, by strength, counts of the one before. */
  readonly sameAxis: number;
  readonly presentAnswered: number;
  readonly tickedSymptom: number;
  readonly deniedSymptom: number;
  readonly riskOfAnswer: number;
  /** The share of patients whose disease the catalogue does not have. */
  readonly somethingElse: number;
  /** What is left of a diagnosis whose exposure nobody told of. */
  readonly untoldExposure: number;
  /** What is left of it when the exposure is denied. */
  readonly deniedExposure: number;
};

export const PARAMETERS: LikelihoodParameters = {
  commonnessStep: 1.8,
  profilePower: 1,
  pointWeight: 0.7,
  sameAxis: 0.7,
  presentAnswered: 0,
  tickedSymptom: 0,
  deniedSymptom: 0,
  riskOfAnswer: 0,
  somethingElse: 0.05,
  untoldExposure: 0.3,
  deniedExposure: 0.01,
};
