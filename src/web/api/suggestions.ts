import type { ApiEndpoint } from '#contract/endpoints/api-endpoint.ts';
import {
  choiceSuggestionEndpoint,
  illnessSuggestionEndpoint,
  medicationSuggestionEndpoint,
  procedureSuggestionEndpoint,
} from '#contract/endpoints/suggestions.ts';
import type {
  ChoiceSuggestion,
  IllnessSuggestion,
  MedicationSuggestion,
  ProcedureSuggestion,
} from '#contract/suggestions.ts';
import type { HistoryEntry } from '#domain/case/patient-record.ts';
import { QUESTION_TYPE, type Question } from '#domain/questionnaire/question.ts';
import { readIngredients } from '#domain/sections/ingredients.ts';
import type { Section } from '#domain/sections/section.ts';
import { request } from '#web/api/request.ts';

const ENDPOINTS = {
  illnesses: illnessSuggestionEndpoint,
  procedures: procedureSuggestionEndpoint,
  medications: medicationSuggestionEndpoint,
} as const;

type Suggestion = ChoiceSuggestion | IllnessSuggestion | ProcedureSuggestion | MedicationSuggestion;

/** Sends a custom choice to the catalogue's keepers. A failure is nobody's loss: the answer keeps the choice. */
export function suggestChoice(question: Question, choiceText: string): void {
  suggest(choiceSuggestionEndpoint, {
    complaintQuestionId: question.complaintQuestionId,
    choiceText,
    questionText: question.text,
    isMultiChoice: question.type === QUESTION_TYPE.multi,
  });
}

/** Sends a custom illness, surgery or medication to the catalogue's keepers. A failure is nobody's loss. */
export function suggestEntry({ catalogue }: Section, entry: HistoryEntry): void {
  if (!catalogue) return;
  const name = String(entry[catalogue.nameField]);
  const body = catalogue.source === 'medications' ? medicationOf(name, entry) : { name };
  suggest(ENDPOINTS[catalogue.source], body);
}

function medicationOf(commercialName: string, entry: HistoryEntry): MedicationSuggestion {
  const components = readIngredients(entry.components).map(({ scientificName, concentration, unit }) => ({
    scientificName,
    concentration,
    unit,
  }));
  return { commercialName, category: String(entry.category ?? ''), components };
}

function suggest(endpoint: ApiEndpoint, body: Suggestion): void {
  request(endpoint, { body }).catch(() => undefined);
}
