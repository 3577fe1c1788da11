import type { PatientRecord } from '#domain/case/patient-record.ts';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import { type Reason, reasonsOf } from '#domain/summary/reasons.ts';
import classes from '#web/screens/summary/reasons.module.css';
import { ScoreList } from '#web/screens/summary/score-list.tsx';

type ReasonsProps = { readonly diagnosis: DiagnosisResult; readonly record: PatientRecord };

/** Why a diagnosis has its points: the answers for it, those against it, and what age and sex made of them. */
export function Reasons({ diagnosis, record }: ReasonsProps) {
  const reasons = reasonsOf(diagnosis, record);
  return (
    <div className={classes.reasons}>
      <ReasonList title="For" reasons={reasons.filter(({ points }) => points > 0)} />
      <ReasonList title="Against" reasons={reasons.filter(({ points }) => points < 0)} />
      {diagnosis.factors.map(({ kind, factor }) => (
        <p key={kind} className={classes.factor}>
          Multiplied by {factor} for the patient's {kind}.
        </p>
      ))}
    </div>
  );
}

function ReasonList({ title, reasons }: { readonly title: string; readonly reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ScoreList
        rows={reasons.map(({ key, what, answer, points }) => ({
          key,
          words: (
            <>
              <span className={classes.what}>{what}</span> {answer}
            </>
          ),
          score: points > 0 ? `+${points}` : `−${Math.abs(points)}`,
        }))}
      />
    </>
  );
}
