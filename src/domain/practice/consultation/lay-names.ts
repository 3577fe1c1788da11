/** What people call findings whose names they do not use, as they stand in questions. */
const LAY_NAMES: readonly (readonly [finding: RegExp, words: RegExp])[] = [
  [
    /^(?:syncope|collapse-witnessed|transient-loss)/,
    /\b(?:collapsed?|pass(?:ed|ing)? out|black(?:ed|ing)? out|faint(?:ed|ing|s)?)\b/i,
  ],
  [/^presyncope$/, /\b(?:light-?headed|faint|woozy)\b/i],
  [/^dyspnoea/, /\b(?:breathless(?:ness)?|short(?:ness)? of breath|out of breath|wheezy)\b/i],
  [/^(?:haemoptysis|blood-stained-sputum)$/, /\bcough(?:ed|ing)? (?:up )?(?:any )?blood\b/i],
  [/^(?:haematemesis|coffee-ground-vomit)$/, /\b(?:vomit(?:ed|ing)?|brought up|thrown up) (?:any )?blood\b/i],
  [
    /^(?:rectal-bleeding|bloody-stools|haematochezia)$/,
    /\bblood (?:in|from|with) (?:the|your|her|his) (?:stools?|poo|motions?|back passage|bowels?|bottom)\b|\bblood when you (?:go|poo)\b/i,
  ],
  [/^melaena$/, /\b(?:black(?:,)? (?:tarry )?(?:stools?|poo|motions?)|tarry stools?)\b/i],
  [/^haematuria$/, /\bblood in (?:the|your|her|his) (?:urine|wee|pee|water)\b/i],
  [/^diaphoresis$/, /\bsweat(?:y|ing|s)?\b|\bclammy\b/i],
  [/^night-sweats$/, /\b(?:night sweats?|sweat(?:ing|s)? at night)\b/i],
  [/^rigors$/, /\b(?:rigors?|shivers?|shivering|shak(?:es|ing))\b/i],
  [/^chills$/, /\b(?:chills?|shivery)\b/i],
  [/^fever$/, /\b(?:temperatures?|feverish|fevers?|hot)\b/i],
  [/^nausea$/, /\b(?:nauseous|nauseated|nausea|queasy|feeling sick|feel sick)\b/i],
  [/^vomiting$/, /\b(?:vomit(?:ed|ing)?|been sick|being sick|thrown up|throwing up)\b/i],
  [/^diarrhoea$/, /\b(?:the runs|loose (?:stools?|motions?|poo)|diarrh\w+)\b/i],
  [/^weight-loss$/, /\b(?:lost (?:any )?weight|losing weight|weight loss)\b/i],
  [/^anorexia$/, /\b(?:off (?:your|her|his) food|loss of appetite|lost (?:your|her|his) appetite)\b/i],
  [/^fatigue$/, /\b(?:tired(?:ness)?|exhausted|worn out|fatigued?)\b/i],
  [
    /^(?:leg-oedema|unilateral-leg-swelling|bilateral-leg-swelling)$/,
    /\b(?:swollen|swelling (?:in|of) (?:the|your|her|his)) (?:ankles?|legs?|feet|calf|calves)\b|\b(?:ankle|leg|foot|calf) swelling\b/i,
  ],
  [/^calf-pain$/, /\b(?:calf pain|sore calf|painful calf|pain in (?:the|your) calf)\b/i],
  [/^immobilisation$/, /\b(?:time in bed|bed ?rest|in plaster|laid up)\b/i],
  [/^(?:long-journey|long-haul-travel|travel-long)/, /\b(?:long (?:flights?|drives?|journeys?))\b/i],
  [/^(?:paraesthesia|sensory-loss|numb-)/, /\b(?:numb(?:ness)?|tingling|pins and needles)\b/i],
  [/^(?:limb-weakness|weakness)/, /\b(?:weak(?:ness)?)\b/i],
  [/^dysarthria$/, /\b(?:slurred speech|slurring|trouble (?:speaking|talking))\b/i],
  [/^diplopia$/, /\b(?:double vision|seeing double|see double)\b/i],
  [/^dysphagia$/, /\b(?:trouble swallowing|difficulty swallowing|food sticking|swallowing)\b/i],
  [/^odynophagia$/, /\b(?:pain(?:ful)? (?:on |when )?swallowing|hurts? to swallow)\b/i],
  [/^seizure$/, /\b(?:fits?|fitted|fitting|seizures?|convulsions?)\b/i],
  [/^photophobia$/, /\blights? (?:hurt(?:s|ing)?|bother\w*)\b|\bbright lights?\b/i],
  [/^neck-stiffness$/, /\bstiff neck\b/i],
  [/^(?:non-blanching-rash|rash|urticaria)$/, /\b(?:rash(?:es)?|spots|hives)\b/i],
  [/^pruritus$/, /\bitch(?:y|ing|es)?\b/i],
  [/^dysuria$/, /\b(?:burning|stinging)(?: when you (?:pee|wee|pass water))?\b/i],
  [/^urinary-frequency$/, /\b(?:going more often|peeing more|weeing more|frequency)\b/i],
  [/^nocturia$/, /\b(?:up at night to (?:pee|wee|go)|getting up (?:at|in the) night)\b/i],
  [/^urinary-incontinence$/, /\b(?:leak(?:s|ing|ed)?|wet (?:yourself|himself|herself)|accidents)\b/i],
  [/^palpitations$/, /\bheart (?:racing|pounding|fluttering|skipping)\b|\bracing heart\b/i],
  [
    /^(?:head-injury|head-injury-past)$/,
    /\b(?:hit|bang(?:ed)?|knock(?:ed)?) (?:on |to )?(?:your|her|his|the) head\b/i,
  ],
  [
    /^(?:cervical-lymphadenopathy|neck-lump|generalised-lymphadenopathy)$/,
    /\b(?:swollen glands?|lumps? in (?:the|your) neck|glands)\b/i,
  ],
  [/^jaundice$/, /\b(?:yellow (?:skin|eyes)|gone yellow|turned yellow)\b/i],
  [/^dark-urine$/, /\bdark (?:urine|wee|pee)\b/i],
  [/^pale-stools?$/, /\bpale (?:stools?|poo|motions?)\b/i],
  [
    /^(?:joint-pain|arthralgia|joint-swelling)$/,
    /\b(?:joint pains?|aching joints|sore joints|swollen joints|joints)\b/i,
  ],
  [/^(?:otalgia)$/, /\b(?:ear ?ache|sore ears?|ear pain)\b/i],
  [/^rhinorrhoea$/, /\b(?:runny nose|snotty nose|cold)\b/i],
  [/^epistaxis$/, /\b(?:nose ?bleeds?|bleeding from the nose)\b/i],
  [/^(?:abdominal-distension|bloating)$/, /\b(?:bloat(?:ed|ing)?|swollen (?:tummy|belly|stomach))\b/i],
  [/^abdominal-pain$/, /\b(?:tummy|belly|stomach) (?:pain|ache|aches)\b/i],
  [/^(?:orthopnoea)$/, /\b(?:lying flat|extra pillows)\b/i],
  [/^(?:recent-respiratory-infection)$/, /\b(?:cold|flu|chest infection)\b/i],
];

/** What a student called a finding that has a name of its own among people: "passed out"; null where there is none. */
export function layNameIn(words: string, finding: string): string | null {
  const named = LAY_NAMES.filter(([of]) => of.test(finding)).map(([, said]) => said.exec(words)?.[0]);
  return named.find(name => name !== undefined)?.toLowerCase() ?? null;
}
