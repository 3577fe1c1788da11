import { describe, expect, test } from 'vitest';
import type { CompiledPatient } from '#content/practice/patients/compile-patients.ts';
import { examplePatients } from '#content/practice/patients/example-patients.fixture.ts';
import { GENERAL_INTENTS, randomConsultation } from '#content/practice/patients/random-questioner.fixture.ts';
import { answeredTurns, factOf, findingOf } from '#content/practice/patients/truth.fixture.ts';
import { inShort } from '#domain/practice/consultation/again.ts';
import { askMeaning } from '#domain/practice/consultation/ask.ts';
import { beginConsultation, type Consultation } from '#domain/practice/consultation/consultation.ts';
import { withoutNo } from '#domain/practice/consultation/denials.ts';
import type { Intent } from '#domain/practice/intent.ts';

const QUESTIONERS = 200;

const { patients, playable } = examplePatients();
const findings = playable.compiled.vocabulary.map(({ key }) => key);
const consultations = Array.from({ length: QUESTIONERS }, (_, seed) =>
  randomConsultation(patientOf(seed).patient, findings, seed),
);

function patientOf(seed: number): CompiledPatient {
  const patient = patients[seed % patients.length];
  if (patient === undefined) throw new Error('there is no patient');
  return patient;
}

describe('with 200 people who ask at random', () => {
  test('every reply has words, and none has a gap that was not filled', () => {
    for (const consultation of consultations)
      for (const { line, asked } of answeredTurns(consultation)) {
        expect(line.text, asked.join()).not.toBe('');
        expect(line.text).not.toMatch(/[{}]|WRITE|undefined/);
      }
  });

  test('only facts that the file holds are told, in its words', () => {
    for (const consultation of consultations)
      for (const { line } of answeredTurns(consultation))
        for (const id of line.facts) {
          const { says, told } = factOf(consultation, id);
          // Beside another answer a bare "Never." is said as a well person denies it.
          const isBare = says === null || /^\S+\.$/.test(says);
          if (isBare || told === 'opening') continue;
          // Said once more it is said in short, and after another no without its own.
          expect(line.text.toLowerCase()).toContain(withoutNo(inShort(says)).slice(1).toLowerCase());
        }
  });

  test('what is told in trust is never told before empathy, a question about worries, or a second asking', () => {
    const trusting: readonly Intent[] = ['talk:empathy', 'ice:concerns'];
    for (const consultation of consultations)
      for (const [number, { line, asked, before }] of answeredTurns(consultation).entries())
        for (const id of line.facts.filter(one => factOf(consultation, one).told === 'trust')) {
          const heldBefore = answeredTurns(consultation)
            .slice(0, number + 1)
            .some(turn => turn.line.held.includes(id));
          expect(heldBefore || [...before, ...asked].some(intent => trusting.includes(intent)), id).toBe(
            true,
          );
        }
  });

  test('an open question brings what is told to it, and nothing that waits to be asked', () => {
    for (const consultation of consultations)
      for (const { line, asked } of answeredTurns(consultation)) {
        const [intent = 'open:start'] = asked;
        if (asked.length > 1 || !intent.startsWith('open:')) continue;
        const brought = intent === 'open:else' ? ['open', 'volunteered'] : ['opening', 'volunteered'];
        for (const id of line.facts) expect(brought, id).toContain(factOf(consultation, id).told);
        if (line.text === consultation.patient.opening)
          for (const id of line.facts) expect(factOf(consultation, id).told).toBe('opening');
      }
  });

  test('no finding is told to be there and denied', () => {
    for (const consultation of consultations) {
      const turns = answeredTurns(consultation);
      const told = turns.flatMap(({ line }) => line.facts).map(id => factOf(consultation, id));
      const present = told
        .filter(({ is }) => is === 'present')
        .flatMap(one => one.findings.map(({ key }) => key));
      const denied = told
        .filter(({ is }) => is === 'denied')
        .flatMap(one => one.findings.map(({ key }) => key));
      const usual = turns.flatMap(({ line }) => line.usual.flatMap(({ intent }) => findingOf(intent)));
      for (const key of present) expect([...denied, ...usual]).not.toContain(key);
    }
  });

  test('the same questions bring the same answers', () => {
    for (const [seed, consultation] of consultations.entries()) {
      const texts = (one: Consultation) => one.lines.map(({ text }) => text);
      expect(texts(randomConsultation(consultation.patient, findings, seed))).toEqual(texts(consultation));
    }
  });
});

test('every patient answers every question there is', () => {
  for (const [place, { patient }] of patients.entries()) {
    // Each patient is asked for a share of all findings, and all of them together for every one.
    const share = findings.filter((_, number) => number % patients.length === place);
    const anything: readonly Intent[] = [
      ...GENERAL_INTENTS,
      ...share.flatMap((key): Intent[] => [`presence:${key}`, `attribute:duration:${key}`]),
    ];
    for (const intent of anything) {
      const asked = askMeaning(beginConsultation(patient, '2026-11-22'), intent, [intent]);
      expect(asked.lines.at(-1)?.text, intent).not.toBe('');
    }
  }
});

test('no reply gives the diagnosis away', () => {
  for (const [seed, { patient, lines }] of consultations.entries()) {
    const name = patientOf(seed).reference.diagnosis.name.toLowerCase();
    expect(patient.sealed).not.toContain(name);
    for (const { by, text } of lines) if (by === 'patient') expect(text.toLowerCase()).not.toContain(name);
  }
});
