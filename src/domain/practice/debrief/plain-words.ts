/** What a question names in plain words, by what would have asked for it: unmistakable words only. */
const PLAIN_WORDS: readonly (readonly [intent: RegExp, words: RegExp])[] = [
  [/^history:allerg/, /\ballerg|\breact(?:s|ed|ions?)? (?:badly )?to\b/i],
  [
    /^history:medicines$/,
    /(?<!\ballerg\w*,? to (?:any |other )?)\b(?:medicines?|medications?|meds)\b(?! (?:against|for)\b)|\b(?:any|other|which|what|regular|more|take|taking) tablets\b|(?<!\bthe )\bpills\b|\bdrugs (?:do |does |are |is )?(?:you|she|he) (?:take|taking|on)\b|\b(?:you|she|he) (?:take|taking|on) (?:anything|something)\b/i,
  ],
  [/^history:over-the-counter$/, /\bover the counter\b|\bchemist\b|\bpharmacy\b|\bherbal\b/i],
  [/^history:(?:vaccinations|immunisation-child)$/, /\bjabs?\b|\bvaccin|\bimmuni[sz]|\bMMR\b/i],
  [
    /^history:family/,
    /\b(?:in|of) (?:the|your|her|his) family\b(?! (?:ever )?(?:had|has|have|got)\b)|\bfamily history\b|\bruns? in\b|\brelatives\b/i,
  ],
  [
    /^history:family-siblings$/,
    /\bany (?:brothers|sisters|siblings)\b|\b(?:brothers|sisters|siblings) (?:well|healthy|ill)\b/i,
  ],
  [/^history:smoking/, /\bsmok(?:e|es|ed|er|ing)\b|\bcigarettes?\b|\btobacco\b|\bvap(?:e|ing)\b/i],
  [
    /^history:alcohol/,
    /\balcohol\b|\b(?:you|she|he) drink\b(?! (?:enough|coffee|tea|water|milk))|\bsmoke or drink\b|\bdrink or smoke\b|\bunits a week\b/i,
  ],
  [/^history:drugs$/, /\b(?:recreational|street|illegal) drugs\b|\bany drugs\b|\bcannabis\b|\bcocaine\b/i],
  [/^(?:history:operations|presence:recent-surgery)$/, /\boperat(?:ions?|ed)\b|\bsurger(?:y|ies)\b/i],
  [/^history:hospital-stays$/, /\bin hospital\b|\bhospital stays?\b|\badmitted\b/i],
  [/^history:illnesses$/, /\billness(?:es)?\b|\b(?:medical|health) (?:problems?|conditions?|troubles?)\b/i],
  [/^history:last-period$/, /\blast (?:monthly )?period\b/i],
  [/^history:cycle$/, /\bperiods?\b/i],
  [/^history:menopause$/, /\bmenopause\b|\bperiods? (?:stop|stopped)\b|\bthe change\b/i],
  [/^history:pregnan/, /\bpregnan/i],
  [/^history:(?:contraception)$/, /\bcontracepti|\bcondoms?\b/i],
  [
    /^history:occupation$/,
    /\bfor (?:a living|work)\b|\bwhat (?:work|job)\b|\byour job\b|\bdo you work\b|\boccupation\b|\bwork as\b/i,
  ],
  [
    /^history:home$/,
    /\bwho\b[^?]{0,20}\bat home\b|\b(?:any|some)(?:one|body) else at home\b|\b(?:lives?|living) (?:with|alone)\b/i,
  ],
  [/^(?:history:travel$|presence:travel-)/, /\btravel|\babroad\b|\bholidays?\b|\boverseas\b/i],
  [/^history:pets$/, /\bpets?\b|\banimals?\b/i],
  [
    /^(?:history:screening$|presence:overdue-smear)/,
    /\bscreen(?:ing|ed)\b|\bscreening kits?\b|\bsmears?\b|\bmammogra/i,
  ],
  [
    /^presence:(?:suicid|passive-death-wish)/,
    /\b(?:hurt|harm|kill|harming|hurting|killing) (?:yourself|himself|herself)\b|\bend(?:ing)? (?:your|his|her|it) (?:life|all)\b|\bsuicid/i,
  ],
  [
    /^presence:(?:self-harm|deliberate-self-harm)/,
    /\b(?:hurt|harm|cut|harming|hurting|harmed|cutting) (?:yourself|himself|herself)\b|\bself-harm/i,
  ],
  [/^presence:projectile-vomiting$/, /\bforceful|\bshoots? out\b|\bacross the room\b/i],
  [/^presence:(?:drowsiness|lethargic-infant)$/, /\bdrowsy\b|\bsleepy\b|\bhard to wake\b/i],
  [/^presence:floppiness$/, /\bfloppy\b/i],
  [/^presence:dyspnoea/, /\b(?:out of|short of|lose your|your) breath\b|\bbreathless|\bbreathing\b/i],
  [
    /^presence:productive-cough$/,
    /\bbring(?:ing)? (?:anything|something|stuff) up\b|\bcough(?:ing)? (?:anything|something|stuff|it) up\b|\bphlegm\b|\bsputum\b/i,
  ],
  [
    /^presence:(?:chest|abdominal|breast|knee|neck|back|eye)-injury$/,
    /\b(?:knock|knocked|bang|banged|hit|injur\w+|fall|fell|accident)\b(?![^?]*\b(?:head|neck|back|chest|knee|eye|tummy|belly)\b)/i,
  ],
  [/^presence:obesity$/, /\bhow (?:heavy|much do you weigh)\b|\byour weight\b|\bkilos\b|\bstone\b/i],
  [/^presence:(?:diabetes|type-2-diabetes|type-1-diabetes)$/, /\bdiabet|\bsugar\b/i],
  [/^presence:hypertension$/, /\bblood pressure\b/i],
  [/^history:driving$/, /\bdriv(?:e|ing)\b/i],
  [/^history:exercise$/, /\bexercis(?:e|ing)\b|\bsports?\b|\byou run\b/i],
  [/^history:sexual-history$/, /\bsex\b|\bsexually\b/i],
  [/^history:sexual-partners$/, /\bpartners\b|\b(?:new|other|sexual) partner\b|\bslept with\b/i],
  [
    /^history:mood$/,
    /\bmood\b|\b(?:hurt|harm|kill)(?:ing)? yourself\b|\bend(?:ing)? (?:your|it) (?:life|all)\b/i,
  ],
  [/^(?:history:weight|presence:weight-loss)$/, /\bweight\b/i],
  [/^history:appetite$/, /\bappetite\b|\boff (?:your|her|his) food\b/i],
  [/^history:sleep$/, /\bsleep(?!ing (?:tablet|pill))/i],
  [/^history:bowel$/, /\bbowels?\b|\bpoo\b|\bstools?\b/i],
  [/^history:bladder$/, /\bpass(?:ing)? (?:water|urine)\b|\bwaterworks\b|\bwee\b|\bpee(?:ing)?\b/i],
  [/^attribute:severity$/, /\bhow bad\b|\bout of (?:ten|10)\b|\b(?:nought|zero|0|one|1) to (?:ten|10)\b/i],
  [
    /^attribute:timing$/,
    /\btime of day\b|\bday or night\b|\b(?:worse|comes?|there|pain)\b[^?]{0,20}\b(?:at night|in the (?:night|morning|evening))\b|\bwak(?:es?|ing) (?:you|him|her|up at night)\b/i,
  ],
  [
    /^attribute:radiation$/,
    /\b(?:go|spread|travel|move|moved|shoot) (?:anywhere|to the|into|up|down|round|through)\b/i,
  ],
  [/^attribute:relieving$/, /\b(?:make|makes|made) [^?]{0,25}\b(?:better|easier)\b|\beas(?:es?|ed) it\b/i],
  [
    /^attribute:aggravating$/,
    /\b(?:make|makes|made) [^?]{0,25}\bworse\b|\bbrings? it on\b|\bhurts? (?:more|when|if)\b|\bbother(?:ed|s)? (?:you|him|her)\b/i,
  ],
  [
    /^attribute:site$/,
    /\bwhere (?:exactly |precisely )?(?:is it|is the|does it|do you feel|was it)\b|\bpoint (?:to|with)\b|\bshow me (?:exactly )?where\b|\bwhich side\b/i,
  ],
  [
    /^attribute:character$/,
    /\bwhat(?:'s| is| was| does) (?:it|the pain) (?:feel )?like\b|\bwhat kind of pain\b|\b(?:sharp|dull|throbbing|stabbing)[, ]/i,
  ],
  [
    /^attribute:course$/,
    /\b(?:got|getting|become) (?:any )?(?:better|worse|bigger)\b|\b(?:it|this|they) changed\b|\bchanged since\b/i,
  ],
  [
    /^attribute:previous$/,
    /\b(?:ever|never) (?:had|happened)\b[^?]{0,40}\b(?:before|like (?:this|it|that))\b/i,
  ],
  [
    /^attribute:care-so-far$/,
    /\b(?:seen|see|saw|been to|shown)\b[^?]{0,25}\b(?:doctor|GP|nurse|pharmacist)\b/i,
  ],
  [
    /^attribute:onset$/,
    /\bwhen did (?:it|this|that)\b[^?]{0,20}\b(?:start|begin)\b|\bhow long have you had (?:it|this)\b|\bsince when\b/i,
  ],
  [
    /^attribute:onset-manner$/,
    /\bsudden(?!ly worse)|\bany warning\b|\bgradual|\ball at once\b|\bbuil[dt] up\b|\bcre(?:pt|ep) up\b/i,
  ],
  [/^attribute:frequency$/, /\bhow often (?:does|do|is|are) (?:it|this|they)\b|\bhow many times\b/i],
  [/^attribute:duration$/, /\bhow long (?:does|do|did)\b[^?]{0,25}\blast\b|\ball the time\b/i],
  [/^attribute:effect-on-life$/, /\b(?:stops?|keeps?) (?:you|him|her) (?:from|sleeping|doing)\b/i],
  [/^attribute:treatment-tried$/, /\bpainkillers?\b|\b(?:taken|tried|take) (?:anything|something) for\b/i],
  [/^ice:ideas$/, /\byou think\b[^?]{0,20}\b(?:it|this|causing|caused|going on|is)\b|\bany ideas?\b/i],
  [/^ice:concerns$/, /\bworr(?:y|ies|ied)\b|\bafraid\b|\bscared\b|\bfrighten|\bfear/i],
  [/^ice:expectations$/, /\bhop(?:e|ing)\b|\bexpect/i],
];

/** Whether a question names in plain words what an intent asks for; of several that ask for a fact, the first. */
export function isAskedPlainly([first = '']: readonly string[], question: string): boolean {
  return PLAIN_WORDS.some(([intent, words]) => intent.test(first) && words.test(question));
}
