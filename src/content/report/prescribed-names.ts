/** The substances most often dispensed in England, as their prescriptions call them. */
export const PRESCRIBED_IN_ENGLAND = names(`
  Atorvastatin, Omeprazole, Amlodipine, Levothyroxine sodium, Ramipril, Lansoprazole, Bisoprolol, Metformin,
  Colecalciferol, Sertraline, Aspirin, Salbutamol, Paracetamol, Amitriptyline, Citalopram, Simvastatin,
  Folic acid, Losartan, Furosemide, Apixaban, Clopidogrel, Mirtazapine, Candesartan, Co-codamol, Fluoxetine,
  Allopurinol, Gabapentin, Propranolol, Prednisolone, Doxazosin, Indapamide, Bendroflumethiazide,
  Pregabalin, Tamsulosin, Naproxen, Lisinopril, Codeine phosphate, Tramadol, Macrogol, Senna, Lactulose,
  Docusate, Ferrous fumarate, Ferrous sulfate, Edoxaban, Rivaroxaban, Warfarin, Spironolactone, Ezetimibe,
  Rosuvastatin, Pravastatin, Atenolol, Felodipine, Lercanidipine, Nifedipine, Diltiazem, Verapamil, Digoxin,
  Bumetanide, Eplerenone, Isosorbide mononitrate, Glyceryl trinitrate, Nicorandil, Ranolazine, Ivabradine,
  Perindopril erbumine, Enalapril, Valsartan, Irbesartan, Telmisartan, Sacubitril with valsartan,
  Dapagliflozin, Empagliflozin, Canagliflozin, Gliclazide, Glimepiride, Sitagliptin, Linagliptin,
  Alogliptin, Pioglitazone, Semaglutide, Dulaglutide, Liraglutide, Tirzepatide, Insulin glargine, Insulin
  aspart, Insulin lispro, Insulin degludec, Isophane insulin, Amoxicillin, Flucloxacillin, Doxycycline,
  Nitrofurantoin, Trimethoprim, Phenoxymethylpenicillin, Clarithromycin, Erythromycin, Azithromycin,
  Co-amoxiclav, Cefalexin, Ciprofloxacin, Metronidazole, Lymecycline, Pivmecillinam, Methenamine hippurate,
  Aciclovir, Valaciclovir, Fluconazole, Terbinafine, Clotrimazole, Nystatin, Miconazole, Hydroxychloroquine,
  Quinine, Mebendazole, Permethrin, Beclometasone inhaler, Budesonide with formoterol, Beclometasone with
  formoterol, Fluticasone with salmeterol, Tiotropium, Umeclidinium, Montelukast, Carbocisteine,
  Theophylline, Cetirizine, Loratadine, Fexofenadine, Chlorphenamine, Hydroxyzine, Promethazine, Mometasone
  nasal spray, Fluticasone nasal spray, Beclometasone nasal spray, Ibuprofen, Diclofenac, Celecoxib,
  Etoricoxib, Morphine, Oxycodone, Buprenorphine, Fentanyl, Methadone, Dihydrocodeine, Nefopam, Sumatriptan,
  Rizatriptan, Zolmitriptan, Pizotifen, Duloxetine, Venlafaxine, Escitalopram, Paroxetine, Trazodone,
  Nortriptyline, Lofepramine, Dosulepin, Vortioxetine, Diazepam, Lorazepam, Temazepam, Zopiclone, Zolpidem,
  Melatonin, Quetiapine, Olanzapine, Risperidone, Aripiprazole, Amisulpride, Haloperidol, Lithium carbonate,
  Methylphenidate, Lisdexamfetamine, Atomoxetine, Lamotrigine, Levetiracetam, Sodium valproate,
  Carbamazepine, Topiramate, Phenytoin, Clonazepam, Clobazam, Lacosamide, Co-careldopa, Co-beneldopa,
  Ropinirole, Pramipexole, Rasagiline, Procyclidine, Donepezil, Memantine, Rivastigmine, Galantamine,
  Baclofen, Tizanidine, Betahistine, Cinnarizine, Prochlorperazine, Cyclizine, Metoclopramide, Domperidone,
  Ondansetron, Hyoscine butylbromide, Mebeverine, Peppermint oil, Loperamide, Mesalazine, Sulfasalazine,
  Pancreatin, Ursodeoxycholic acid, Esomeprazole, Pantoprazole, Famotidine, Solifenacin, Mirabegron,
  Oxybutynin, Tolterodine, Trospium, Finasteride, Dutasteride, Sildenafil, Tadalafil, Desogestrel,
  Estradiol, Tibolone, Progesterone, Norethisterone, Tranexamic acid, Medroxyprogesterone, Raloxifene,
  Alendronic acid, Risedronate sodium, Denosumab, Calcium carbonate with colecalciferol, Colchicine,
  Febuxostat, Methotrexate, Azathioprine, Leflunomide, Carbimazole, Liothyronine, Hydrocortisone,
  Fludrocortisone, Dexamethasone, Thiamine, Cyanocobalamin, Hydroxocobalamin, Latanoprost, Timolol,
  Brinzolamide, Dorzolamide, Bimatoprost, Travoprost, Hypromellose, Carbomer, Carmellose, Chloramphenicol,
  Sodium hyaluronate, Olopatadine, Clobetasone, Betamethasone valerate, Clobetasol, Fusidic acid,
  Calcipotriol with betamethasone, Tamoxifen, Letrozole, Anastrozole, Bicalutamide, Nicotine, Varenicline,
  Acamprosate
`);

/** The medicines most often prescribed in the USA, as their prescriptions call them. */
export const PRESCRIBED_IN_THE_USA = names(`
  Atorvastatin, Metformin, Levothyroxine, Lisinopril, Amlodipine, Metoprolol, Albuterol, Losartan,
  Gabapentin, Omeprazole, Sertraline, Rosuvastatin, Pantoprazole, Escitalopram,
  Dextroamphetamine-amphetamine, Hydrochlorothiazide, Bupropion, Fluoxetine, Semaglutide, Montelukast,
  Trazodone, Simvastatin, Amoxicillin, Tamsulosin, Hydrocodone-acetaminophen, Fluticasone, Meloxicam,
  Apixaban, Furosemide, Insulin glargine, Duloxetine, Ibuprofen, Famotidine, Empagliflozin, Carvedilol,
  Tramadol, Alprazolam, Prednisone, Hydroxyzine, Buspirone, Clopidogrel, Glipizide, Citalopram, Potassium
  chloride, Allopurinol, Aspirin, Cyclobenzaprine, Ergocalciferol, Oxycodone, Methylphenidate, Venlafaxine,
  Spironolactone, Ondansetron, Zolpidem, Cetirizine, Estradiol, Pravastatin, Lamotrigine, Quetiapine,
  Fluticasone with salmeterol, Clonazepam, Dulaglutide, Azithromycin, Clonidine, Latanoprost,
  Cholecalciferol, Propranolol, Ezetimibe, Topiramate, Paroxetine, Diclofenac, Atenolol, Lisdexamfetamine,
  Doxycycline, Pregabalin, Glimepiride, Tizanidine, Fluconazole, Amitriptyline, Levocetirizine, Famciclovir,
  Rivaroxaban, Insulin lispro, Aripiprazole, Loratadine, Naproxen, Lorazepam, Folic acid, Mirtazapine,
  Cephalexin, Tadalafil, Sitagliptin, Hydralazine, Finasteride, Valacyclovir, Acetaminophen, Budesonide with
  formoterol, Sulfamethoxazole-trimethoprim, Lovastatin, Warfarin, Divalproex, Celecoxib, Liraglutide,
  Triamterene-hydrochlorothiazide, Diltiazem, Isosorbide mononitrate, Methotrexate, Ropinirole, Nifedipine,
  Benazepril, Valsartan, Olmesartan, Irbesartan, Amlodipine with benazepril, Ethinyl estradiol,
  Norethindrone, Medroxyprogesterone, Sumatriptan, Rizatriptan, Baclofen, Methocarbamol, Oxcarbazepine,
  Levetiracetam, Lithium, Risperidone, Olanzapine, Ziprasidone, Lurasidone, Temazepam, Eszopiclone,
  Guanfacine, Atomoxetine, Dexmethylphenidate, Donepezil, Memantine, Carbidopa-levodopa, Benztropine,
  Primidone, Phentermine, Sildenafil, Oxybutynin, Mirabegron, Solifenacin, Tolterodine, Alendronate,
  Ibandronic acid, Raloxifene, Colchicine, Hydroxychloroquine, Prednisolone, Methylprednisolone,
  Dexamethasone, Methimazole, Liothyronine, Testosterone, Progesterone, Anastrozole, Tamoxifen, Letrozole,
  Timolol, Brimonidine, Dorzolamide, Bimatoprost, Travoprost, Ketoconazole, Clobetasol, Triamcinolone cream,
  Mupirocin, Tretinoin, Clindamycin, Amoxicillin-clavulanate, Nitrofurantoin, Ciprofloxacin, Levofloxacin,
  Metronidazole, Cefdinir, Cefuroxime, Penicillin V, Minocycline, Acyclovir, Oseltamivir, Nystatin,
  Torsemide, Bumetanide, Chlorthalidone, Metolazone, Digoxin, Amiodarone, Flecainide, Sotalol, Nebivolol,
  Labetalol, Bisoprolol, Doxazosin, Terazosin, Prazosin, Fenofibrate, Gemfibrozil, Niacin, Icosapent ethyl,
  Omega-3, Colesevelam, Ticagrelor, Dabigatran, Enoxaparin, Nitroglycerin, Ranolazine, Isosorbide dinitrate,
  Minoxidil, Verapamil, Felodipine, Ramipril, Quinapril, Enalapril, Captopril, Telmisartan, Candesartan,
  Pioglitazone, Glyburide, Linagliptin, Dapagliflozin, Canagliflozin, Insulin aspart, Insulin degludec,
  Insulin detemir, Tirzepatide, Exenatide, Repaglinide, Esomeprazole, Lansoprazole, Dexlansoprazole,
  Sucralfate, Ranitidine, Dicyclomine, Meclizine, Promethazine, Metoclopramide, Prochlorperazine,
  Loperamide, Docusate, Polyethylene glycol, Senna, Linaclotide, Mesalamine, Ursodiol, Tiotropium,
  Ipratropium, Umeclidinium, Fluticasone with vilanterol, Budesonide, Mometasone, Beclomethasone,
  Benzonatate, Guaifenesin, Fexofenadine, Azelastine, Olopatadine, Epinephrine, Naloxone, Naltrexone,
  Buprenorphine, Methadone, Morphine, Fentanyl, Codeine, Nicotine, Varenicline, Cyanocobalamin, Magnesium
  oxide, Ferrous sulfate, Calcium carbonate, Sevelamer, Adalimumab, Etanercept, Mycophenolate, Tacrolimus,
  Azathioprine, Nortriptyline, Doxepin, Desvenlafaxine, Vortioxetine, Diazepam,
  Butalbital-acetaminophen-caffeine, Phenazopyridine, Cyproheptadine, Diphenhydramine, Vitamin D
`);

/** Abbreviations, older and national names, and what patients say. */
export const OTHER_WORDS_FOR_MEDICINES = names(`
  GTN, ISMN, ISDN, HCTZ, ASA, APAP, PCM, SABA, LABA, LAMA, SAMA, PPI, H2 blocker, SSRI, SNRI, TCA, ACEi,
  ARB, CCB, MRA, ARNI, NSAID, DOAC, NOAC, LMWH, UFH, TXA, MTX, AZA, MMF, HCQ, SSZ, 5-ASA, CsA, 5-FU, INH,
  PZA, EMB, AZT, 3TC, TDF, TAF, PTU, T3, T4, DDAVP, ADH, GH, hCG, HRT, COCP, POP, LNG, DMPA, OCP, NRT, VPA,
  CBZ, PHT, LTG, LEV, L-dopa, NAC, UDCA, KCl, FeSO4, vitamin D3, vitamin B12, B12, vitamin C, vitamin B1,
  vitamin B6, vitamin K, folate, TMP-SMX, pip-taz, Pen V, Pen G, EPO, G-CSF, DNase, MTF, GLP-1, SGLT2
  inhibitor, DPP-4 inhibitor, sulfonylurea, biguanide, NPH insulin, basal insulin, rapid-acting insulin,
  adrenaline, epinephrine, noradrenaline, norepinephrine, albuterol, acetaminophen, nitroglycerin,
  meperidine, lignocaine, frusemide, glyburide, rifampin, acyclovir, valacyclovir, cyclosporine, cephalexin,
  chlorpheniramine, beclomethasone, bendrofluazide, chlorthalidone, indomethacin, thyroxine, methimazole,
  mesalamine, sulphasalazine, cotrimoxazole, clavulanate, amoxycillin, cholecalciferol, cholestyramine,
  ursodiol, simethicone, psyllium, glycerin, dicyclomine, scopolamine, meclizine, oestradiol, norethindrone,
  clomiphene, leuprolide, succinylcholine, phenobarbitone, benztropine, benzhexol, dothiepin,
  dextroamphetamine, amphetamine, torsemide, glycopyrrolate, cromolyn, pancrelipase, divalproex,
  hydroxyurea, alendronate, zoledronate, leucovorin, co-trimoxazole, dipyrone, aspirin, heparin injection,
  water tablet, water pill, water tablets, blood thinner, blood thinners, blue inhaler, brown inhaler,
  reliever inhaler, preventer inhaler, puffers, inhalers, sleeping tablet, sleeping pills, tranquillisers,
  painkillers, strong painkillers, anti-inflammatory, steroids, steroid cream, steroid tablet, stomach
  tablet, antacids, cholesterol tablet, statin, statins, blood pressure tablets, beta blocker, heart spray,
  tablet under the tongue, sugar tablet, diabetes tablets, insulin pen, slimming injection, weight loss
  injection, thyroid tablet, overactive thyroid tablet, iron tablet, iron infusion, morning-after pill, the
  pill, mini-pill, hormonal coil, contraceptive injection, implant, hormone replacement, prostate tablet,
  bladder tablet, blue pill, gout tablet, weekly bone tablet, nerve pain tablet, muscle relaxant, memory
  tablet, epilepsy tablets, mood stabilisers, antidepressant, hay fever tablet, allergy tablets,
  anti-sickness tablet, travel sickness tablet, dizziness tablet, laxative, fibre powder, wind drops,
  diarrhoea tablet, artificial tears, glaucoma drops, eye infection drops, antibiotic, UTI antibiotic,
  chemo, stop smoking tablet, heroin substitute, moisturiser, scabies cream
`);

/** One name a comma, wherever the lines are broken. */
function names(list: string): readonly string[] {
  return list.trim().split(/,\s+/);
}
