import { countMoved } from '#domain/practice/attempt/kept-progress.ts';
import { onLeaving } from '#web/api/leaving.ts';
import { onAttempts } from '#web/case/practice-attempts.ts';
import { usePracticeKept } from '#web/case/practice-kept.ts';
import { onResults } from '#web/case/practice-results.ts';
import { forget } from '#web/case/stored-store.ts';
import { firstUnsettled } from './elsewhere.ts';
import { exchangeAll } from './exchange.ts';
import { useKeeping } from './keeping-state.ts';
import { belongTo, readUnsent } from './practised.ts';

/** Who types goes on typing: what was said is sent once there is a pause. */
const PAUSE_MS = 2000;

/** After so long what could not be sent is tried again, even where no browser says that the network is back. */
const AGAIN_MS = 20_000;

/** Keeps what is practised in this account from now on. Answers the function that ends it. */
export function keepFor(owner: string): () => void {
  const isGuests = usePracticeKept.getState().owner === null;
  belongTo(owner);
  if (isGuests) useKeeping.setState({ carried: countMoved(readUnsent()), state: 'sending' });
  const run = oneAtATime(() => attempt(owner));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run().then(isDone => (isDone ? undefined : soon(AGAIN_MS))), ms);
  };
  const changed = () => {
    if (countMoved(readUnsent()) > 0) soon(PAUSE_MS);
  };
  const back = () => {
    if (document.visibilityState === 'visible') soon(0);
  };
  const endings = [
    onAttempts(changed),
    onResults(changed),
    listen(window, 'online', back),
    listen(document, 'visibilitychange', back),
    onLeaving({
      before: async () => void (await run()),
      undecided: () => firstUnsettled()?.patientId ?? null,
      after: () => forget('signed-out'),
    }),
  ];
  soon(0);
  return () => {
    clearTimeout(timer);
    for (const end of endings) end();
  };
}

/** Whether everything is in the account now. */
async function attempt(owner: string): Promise<boolean> {
  useKeeping.setState({ state: 'sending' });
  const isDone = await exchangeAll(owner).then(
    () => true,
    () => false,
  );
  useKeeping.setState({ state: isDone ? 'kept' : 'waiting' });
  return isDone;
}

/** Whoever calls while it runs waits for the run after it. */
function oneAtATime(run: () => Promise<boolean>): () => Promise<boolean> {
  let last: Promise<boolean> = Promise.resolve(true);
  return () => {
    last = last.then(run);
    return last;
  };
}

function listen(target: EventTarget, event: string, hear: () => void): () => void {
  target.addEventListener(event, hear);
  return () => target.removeEventListener(event, hear);
}
