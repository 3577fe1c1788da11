import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { NO_LANGUAGE, useLanguage } from '#web/practice/understanding/use-language.ts';

/** What questions are understood by has broken down; it can be loaded anew. */
export function LanguageFailure() {
  const { refetch } = useLanguage();
  return <ErrorPanel message={NO_LANGUAGE} onRetry={() => void refetch()} />;
}
