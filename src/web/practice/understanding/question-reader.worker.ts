import { answerCalls } from '#web/offline/worker-calls.ts';
import { questionReader } from '#web/practice/understanding/question-reader.ts';

answerCalls(questionReader(), globalThis);
