/** How a clinical phrase fits into a sentence. */
export type Shape =
  /** After "it is": worse on exertion, sudden in onset. */
  | 'adjective'
  /** After "there is": previous episodes, a dull ache. */
  | 'noun'
  /** After a verb: over minutes, on the left, since childhood. */
  | 'place'
  /** At the end: with calf pain, without warning. */
  | 'company'
  /** After the patient: wakes at night, cannot drive. */
  | 'verb'
  /** A sentence already: the jaw tires on chewing. */
  | 'clause';

const PREPOSITION =
  /^(?:about|above|across|after|against|along|among|around|as|at|before|behind|below|beneath|between|beyond|by|down|during|every|for|from|in|inside|into|like|near(?!-)|nearly only|of|off|on|once|only|out of|outside|over|round (?:the|a|one|both)|since|through|to|towards|under|until|unless|up|upon|via|when|whenever|where|while|within|(?:also|always|high|just|mainly|mostly|partly|soon|shortly|straight|weeks?|days?|hours?|minutes?|months?|years?|elsewhere|everywhere|again|anywhere|all) (?:above|after|around|at|before|below|by|during|for|from|in|into|of|on|over|round|since|the|to|when|while|with|within|after|later|day|night|year|up|ago)|elsewhere|everywhere|everywhere|outwards|inwards|upwards|downwards|daily|nightly|hourly|weekly|overnight|throughout|(?:some|most) (?:nights|days|mornings|evenings)|seasonally|(?:suddenly|slowly|gradually|unexpectedly)(?=$|,| (?:after|at|from|in|on|over|since|with|within)))\b/;

const AUXILIARY = 'is|are|was|were|has|have|had|does|did|can|cannot|could|will|would|may|must|needs?';

const VERBS =
  'asks|attends|avoids|became|becomes|began|begins|bends|bites|brings|came|catches|chews|clears|closes|comes|continues|coughs|cries|died|dips|drank|dozes|drinks|drips|drives|drools|eats|ends|ended|feels|fell|forgets|gave|gets|gives|goes|grows|heals|hears|helps|holds|hurts|impairs|interrupts|itches|jerks|keeps|kicks|lasts|leads|leans|lies|lived|lives|looks|loses|misses|moves|opens|passed|passes|plays|recurs|refuses|remains|repeats|returned|returns|resolves|rises|runs|saw|says|screams|sees|seems|shakes|sinks|sits|sleeps|smells|smokes|snores|spreads|squints|stands|starts|stays|struggles|swallows|stops|sometimes wore|sweats|swims|talks|tastes|thinks|thrives|tires|told|took|turned|turns|used|uses|vomits|binges|wakes|walks|wants|wears|went|works|worries|writes|yawns';

const STARTS_WITH_VERB = new RegExp(`^(?:${AUXILIARY}|${VERBS})\\b`);

/** Verbs that are no nouns besides: the others make no clause of a phrase. */
const CLAUSE_VERBS = `${AUXILIARY}|tires|looks|moves badly|died|stopped|turned|ended|fits|wakes|went|came|smokes`;

const HOLDS_VERB = new RegExp(`^[\\w’' -]+? (?:${CLAUSE_VERBS})\\b`);

const RELATIVE = /\b(?:that|which|who|when|where|after|before|while|as if|if|until|as)\b/;

/** Stand before whatever they govern; what follows tells nothing of their shape. */
const STARTS_AS_ADJECTIVE =
  /^(?:able|absent|affecting|attributed|aged|alike|almost|always|better|brought|controlled|confined|eased|easing|improved|impossible|less|limited|made|maximal|more|never|normal (?:at|to|in|with)|not|often|otherwise|partly|present|provoked|previously|promptly|rapidly|rarely|related|relieved|somewhat|stopped|terminated|too|triggered|unable|unchanged|unrelated|usually|well|worse|worst|worsened|hardly|limiting|preventing|confining|interfering|staining|requiring|disturbing|worsening|causing|restricting|leading|building|rising|soaking|hindering|recurring|growing|shooting|stabbing|throbbing)\b/;

const STARTS_AS_NOUN =
  /^(?:a|an|the|no|some|many|several|two|three|four|five|six|one|other|another|others|any|each|previous|past|recurrent (?!over|for|in|at|since|and|within)|repeated|earlier|frequent [a-z]+s|occasional [a-z]+s|nothing|\d+)\b(?! (?:time|in|on|with|after)\b)/;

const ADJECTIVES = new Set(
  'multiple understood felt heard held kept stuck born acute alike alive alone asleep awake aware bad big black blind blue blunt blurred bright brown calm clean clear close cloudy cold constant cool cyclical daily damp dark dead deaf deep dense diffuse dim discrete distal double dry dull even exact external faint false familiar fast febrile few firm flat floppy fluid free fresh frequent full gone good grave green grey hard healthy heavy high hoarse hollow hot hungry ill internal intense irregular itchy keen large late lateral lax left light likely linear lone long loose loud low mild minor mobile moderate moist mute naked narrow near new nocturnal normal numb obscure odd old open opaque outer pale painless painful partial patchy pink plain pleuritic poor premenstrual profound proximal pure purple quick quiet rapid rare raw recent red remote right rigid rough round rusty sad secure severe sharp shallow short shy sick silent similar single slack slight slow small smooth sleepy soft solid solitary sore sour spare stable steady stiff stout strange strong subacute sudden superficial sure swollen tall tender tense thick thin tight tired total tough transient uncertain uneven unknown unsafe unsure unwell upright upset vague variable wakeful warm weak well wet white whole wide yellow young worn torn broken frozen hidden known taken given seen undone bitten driven forgotten shaken sunken swollen drowsy dizzy lifelong intermittent intact inborn inherited spontaneous unprovoked post-ictal ill-fitting widespread unwitnessed bilateral unilateral'.split(
    ' ',
  ),
);

const ADJECTIVE_ENDING =
  /(?:[^e]ed|[a-z]{2}ing|ic|ical|[^v]al|ous|ive|less|able|ible|[^e]ar|ary|[^m]ent|ant|ful|ish|oid|[bcdhklmnprst]y|id|ile|like|most)$/;

/** Nouns that end like an adjective. */
const NOUNS = new Set(
  'arousal area accident activity agent ailment ambulance amount animal anatomy anxiety appetite appointment argument attachment baby bleeding blistering body breathing belching bruising bursting carrying clothing colouring concern consent contact cooking country coughing crying cutting day deal diary difficulty discharge dressing drooling dizziness drinking eating effort element energy episode equipment event everything exercise eyelid facility family feeling fluid flushing food fainting frequency gasping handling haemorrhage history hospital injury infant infection itching infancy journey judgment kidney lining lifting magnet medical memory menstrual metal moment morning movement nothing nursing parent party patient pessary pregnancy pulling quality reading responsibility running rubbing scarring scratching shaking shivering sickness sneezing snoring society something spotting staining standing stinging stool straining strip sweating swelling surgery swallowing talking therapy thickening thing tingling toy travelling treatment twitching urinal vomiting walking waking wedding study weekend wheezing withdrawal yawning scaling peeling oozing weeping grouping thinning narrowing bowel tablet ulcer fluid acid spray delay display mucus redness hay sensitivity loss reaction medicine injection crusting greying dimpling tethering clotting burning-eye'.split(
    ' ',
  ),
);

/** Phrases end in a noun of their own where a preposition, a comma or a joint begins what describes it. */
const END_OF_HEAD =
  /,| (?:of|in|on|at|with|without|after|before|from|to|by|for|over|under|within|since|than|as|during|through|between|around|above|below|into|behind|and|or|but|when|while|that|which|near|across|until|per|against|like|despite|beyond|so|toward|towards|among|every|each|all|only|throughout|enough|overnight|once|twice|again|now)\b/;

/** The shape of a phrase, by its first words and the end of its head. */
export function shapeOf(phrase: string): Shape {
  if (/^(?:with|without|despite)\b/.test(phrase)) return 'company';
  if (STARTS_AS_ADJECTIVE.test(phrase)) return 'adjective';
  if (PREPOSITION.test(phrase)) return 'place';
  if (STARTS_WITH_VERB.test(phrase)) return 'verb';
  if (isClause(phrase)) return 'clause';
  if (STARTS_AS_NOUN.test(phrase)) return 'noun';
  return endsAsAdjective(phrase) ? 'adjective' : 'noun';
}

function isClause(phrase: string): boolean {
  const found = HOLDS_VERB.exec(phrase);
  const [first = ''] = phrase.split(' ');
  return found !== null && !RELATIVE.test(found[0]) && !ADJECTIVES.has(first);
}

function endsAsAdjective(phrase: string): boolean {
  const [head = ''] = phrase.split(END_OF_HEAD);
  const last =
    head
      .split(/[ ]/)
      .at(-1)
      ?.replace(/[^\p{L}-]/gu, '') ?? '';
  if (NOUNS.has(last)) return false;
  return ADJECTIVES.has(last) || ADJECTIVE_ENDING.test(last);
}

/** What is said of the patient, not of the symptom. */
const OF_PATIENT =
  /^(?:(?:almost |barely |just |hardly |little |no longer |still |not )?(?:unable|able|aware|needing|dropping|tolerating|walking as|catching up|rested|\d+ weeks pregnant|awake|asleep|alone|confused|pregnant|breastfed|breastfeeding|drowsy|dazed|shy|bedridden|limping|waddling|drinking|eating|avoiding|independent|uninjured|feeding|feverish|dyspnoeic|unconscious|responsive|tearful|housebound|confined|premenopausal|postmenopausal|menopausal|tall|fair|feeling|exposed|treated|vaccinated|unvaccinated|smoking|standing|sitting|living|working|waking|falling|getting|planning|cared|thirsty|hungry|breathless|thriving|floppy|well|ill|unwell|off|clingy|tired|exhausted|losing|gaining|holding|following|smiling|turning|swallowing|tolerating|taking|using|wishing|wearing|choking|crying|screaming|driving|dribbling|drooling|protected|intentional|impulsive|forgetful|restless|irritable|cyanosed|up to \d+ weeks pregnant|over \d+ weeks pregnant|under \d+ weeks pregnant|\d+ to \d+ weeks pregnant|aged|missing school|dependent|leaving|sleepy|dozing|uncertain|in bed|in pain|in respiratory|constipated|formula-fed|often off|without strength|without distress|with a wish|with a steady|with one steady|with fatigue|with post-ictal|with shame|with social|reduced to|early in|beyond \d+ weeks|over \d+ weeks|without periods|with irregular periods|with normal periods|with absent periods|before menarche))\b/;

/** Whether a phrase speaks of the patient as a whole. */
export function isOfPatient(phrase: string): boolean {
  return OF_PATIENT.test(phrase);
}
