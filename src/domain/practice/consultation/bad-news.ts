/** What nobody likes to hear of their own body, or of what is to be done with it. */
const BAD =
  /\b(?:cancer|miscarr\w+|tumou?r|growth|malignan\w*|lymphoma|leuka?emia|leak\w*|ruptur\w*|burst|heart attack|stroke|sepsis|septic|meningitis|malaria|typhoid|measles|syphilis|hiv|tuberculosis|tb|diabetes|appendi(?:x|citis)|pneumonia|clots?|bleed(?:ing)? (?:in|on|into) the|crack|fracture|blocked|twisted|inflamed|operation|operate|surgery|surgeons?|emergency|urgent\w*|serious|severe|dangerous|life-threatening|ambulance|intensive care|resus\w*|spinal cord|heart is pausing|parkinson\w*|sclerosis|guillain|addison\w*|brain|windpipe|blood can(?:not|['’]t) get|lose (?:the|your)|keep (?:you|him|her) in|stay in hospital|(?:you|him|her) (?:straight )?(?:in )?(?:to|into) (?:the )?hospital|social services|children's team|safeguarding)\b/i;

/** Said so, it is about this patient, now. */
const NEWS =
  /\b(?:think|thinking|believe|suspect\w*|worried|worry|concerned|afraid|could|may|might|can be|looks?|likely|needs?|want|(?:you|we|she|he) must|have to|has to|going to|it's|it is|this is|we'll|we will|I'll|sending|would like to (?:send|keep|admit)|has)\b/i;

/** Bad news that is said as a denial: no driving, and no promise. */
const DENIED_NEWS = /\bcan(?:['’]t|not) promise\b|(?:\b(?:not|never|stop|no)|n['’]t) (?:to )?driv/i;

/** What the student says is not so, or less likely than something else. */
const NOT_SO =
  /\b(?:not|no|never|nor|without|nothing|unlikely|rather than|than|rule out|exclude|\w+n['’]t)\b(?! only)[^,.;!?]*/gi;

/** What the student says of another person, of the past, or of what the patient fears. */
const OF_OTHERS =
  /\byou(?:'re| are| were| must be)? (?:so |very )?(?:worried|afraid|scared|frightened|thought|think|told|said|mentioned|had)\b|\b(?:to hear|sorry about|that must|it must|died|lost)\b|\byour (?:\w+ )?(?:father|mother|dad|mum|mom|brother|sister|uncle|aunt|cousin|nephew|niece|husband|wife|son|daughter|nan|grandad)(?:'s| had| has| was| died)/i;

const SENTENCE = /[.!?;]+\s|\bbut\b/;

/** What is looked for, and feared by whoever hears it named. */
const LOOKED_FOR =
  /\b(?:make sure|be sure|rule out|exclude|check (?:for|that))\b[^.!?;]*\b(?:cancers?|tumou?rs?|leuka?emia|lymphoma)\b/i;

/** Whether what a student explains or plans brings bad news. In doubt it does not. */
export function bringsBadNews(words: string): boolean {
  return words.split(SENTENCE).some(sentence => {
    if (DENIED_NEWS.test(sentence) || LOOKED_FOR.test(sentence)) return true;
    const said = sentence.replace(NOT_SO, ' ');
    return BAD.test(said) && NEWS.test(said) && !OF_OTHERS.test(said);
  });
}

/** The student says what it may be. */
const NAMED =
  /\bI (?:do )?(?:think|believe|suspect|wonder)\b|\bI(?:'m| am) (?:fairly |pretty |quite )?sure\b|\bwhat we call\b|\b(?:it|this|that) (?:may|might|could|will) (?:well |just )?be\b|\b(?:most )?(?:likely|probably) (?:is |it's |the |a )|\bit(?:'s| is) (?:most )?(?:likely|probably)\b|\bsounds to me like\b/i;

/** Good news asks for thanks, not for questions. */
const GOOD =
  /\b(?:nothing (?:serious|dangerous|bad)|harmless|not (?:serious|dangerous)|no danger|don['’]t (?:need to )?worry|reassur\w+)\b/i;

/** Whether what a student explains names what it may be; of good news nobody asks how bad it is. */
export function namesDiagnosis(words: string): boolean {
  const said = words.replace(/[’`]/g, "'");
  const isNamed = said.split(SENTENCE).some(sentence => NAMED.test(sentence) && !OF_OTHERS.test(sentence));
  return isNamed && !GOOD.test(said);
}
