import { historyRecommendationsEndpoint } from '#contract/endpoints/workflow.ts';
import type { HistorySectionKey } from '#domain/suggestions/history-section.ts';
import { recommendationLabel } from '#domain/suggestions/recommend-history.ts';
import { type RecommendedForm, recommendedForm } from '#domain/suggestions/recommended-form.ts';
import type { SuggestionSource } from '#domain/suggestions/symptom-analysis.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { Skeleton } from '#web/controls/progress/skeleton.tsx';
import classes from '#web/section/recommendations-panel.module.css';
import { useRecommendations } from '#web/section/use-recommendations.ts';

type RecommendationsPanelProps = {
  readonly historySection: HistorySectionKey;
  /** Opens the form that a recommendation is recorded in. */
  readonly onAccept: (form: RecommendedForm) => void;
};

const SOURCES: Readonly<Record<SuggestionSource, string | null>> = {
  builtin: null,
  webhook: 'From the configured service.',
  llm: 'Chosen and worded by a language model from the built-in ranking.',
  fallback: 'The configured service did not answer. This comes from the built-in knowledge.',
};

/** What would be worth asking in this section. One may always go on without it. */
export function RecommendationsPanel({ historySection, onAccept }: RecommendationsPanelProps) {
  const { recommendations, hasFailed, retry } = useRecommendations(historySection);
  return (
    <section className={classes.panel} aria-labelledby="recommendations-title">
      <h2 id="recommendations-title" className={classes.title}>
        Worth asking
      </h2>
      {hasFailed ? (
        <div role="alert" className={classes.failure}>
          <p>{historyRecommendationsEndpoint.failure}</p>
          <button type="button" className={classes.retry} onClick={retry}>
            Retry
          </button>
        </div>
      ) : null}
      {recommendations || hasFailed ? null : (
        <Skeleton label="Loading recommendations..." shape="rows" count={3} />
      )}
      {recommendations ? (
        <>
          {recommendations.explanation === '' ? null : (
            <p className={classes.why}>{recommendations.explanation}</p>
          )}
          <ul className={classes.list}>
            {recommendations.recommendations.map(text => (
              <Recommendation
                key={text}
                text={text}
                form={recommendedForm(historySection, text)}
                onAccept={onAccept}
              />
            ))}
          </ul>
          {SOURCES[recommendations.source] === null ? null : (
            <p className={classes.source} data-source={recommendations.source}>
              {SOURCES[recommendations.source]}
            </p>
          )}
        </>
      ) : null}
    </section>
  );
}

type RecommendationProps = {
  readonly text: string;
  readonly form: RecommendedForm | undefined;
  readonly onAccept: (form: RecommendedForm) => void;
};

function Recommendation({ text, form, onAccept }: RecommendationProps) {
  const label = recommendationLabel(text);
  const question = label === undefined ? text : text.slice(label.length + 2);
  return (
    <li className={classes.item} dir="auto">
      <p>
        {label === undefined ? null : <strong className={classes.label}>{label}</strong>}
        {question}
      </p>
      {form === undefined ? null : (
        <ActionButton size="small" label={`Add: ${label ?? text}`} onClick={() => onAccept(form)}>
          Add
        </ActionButton>
      )}
    </li>
  );
}
