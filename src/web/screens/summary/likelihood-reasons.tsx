import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import { likelihoodText } from '#domain/diagnosis/likelihood/ranked.ts';
import {
  type LikelihoodReason,
  likelihoodReasons,
  reasonSentence,
  strongestReasons,
} from '#domain/summary/likelihood-reasons.ts';
import { useComplaints } from '#web/api/complaints.ts';
import { useDiagnosis } from '#web/api/differential.ts';
import { Meter } from '#web/controls/progress/meter.tsx';
import { Skeleton } from '#web/controls/progress/skeleton.tsx';
import { differentialOfKnown } from '#web/differential/use-case-differential.ts';
import type { Known } from '#web/findings/use-known.ts';
import classes from '#web/screens/summary/likelihood-reasons.module.css';
import { ToAsk } from '#web/screens/summary/to-ask.tsx';

type LikelihoodReasonsProps = { readonly diagnosis: DiagnosisResult; readonly known: Known };

/** The strongest reasons for and against a diagnosis, all of them as steps from before any answer, and what to ask. */
export function LikelihoodReasons({ diagnosis, known }: LikelihoodReasonsProps) {
  const whole = useDiagnosis(differentialOfKnown(known), diagnosis.id);
  const complaints = useComplaints(known.record.gender).data ?? [];
  if (whole.isPending) return <Skeleton label="Calculating differential diagnoses..." shape="rows" />;
  const told = whole.data ?? diagnosis;
  const reasons = likelihoodReasons(told, { ...known, complaints });
  const strongest = strongestReasons(reasons);
  return (
    <div className={classes.reasons}>
      <Sentences title="For" reasons={strongest.for} />
      <Sentences title="Against" reasons={strongest.against} />
      <ToAsk title="Not asked, and would matter most" questions={told.toAsk ?? []} />
      <details className={classes.all}>
        <summary>All {reasons.length} steps</summary>
        <ol className={classes.steps}>
          <Step what="Before any answer" after={told.before ?? 0} />
          {reasons.map(({ key, what, factor, after }) => (
            <Step key={key} what={what} factor={factor} after={after} />
          ))}
        </ol>
      </details>
    </div>
  );
}

type SentencesProps = { readonly title: string; readonly reasons: readonly LikelihoodReason[] };

function Sentences({ title, reasons }: SentencesProps) {
  if (reasons.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {reasons.map(reason => (
          <li key={reason.key}>{reasonSentence(reason)}</li>
        ))}
      </ul>
    </>
  );
}

type StepProps = { readonly what: string; readonly factor?: number; readonly after: number };

/** One step of the waterfall: what it was, by how much it multiplied the odds, and the likelihood it led to. */
function Step({ what, factor, after }: StepProps) {
  return (
    <li className={classes.step}>
      <span>{what}</span>
      <span className={classes.factor}>{factor === undefined ? '' : `× ${factor.toPrecision(2)}`}</span>
      <span className={classes.after}>{likelihoodText(after)}</span>
      <Meter value={after} />
    </li>
  );
}
