import { IconSend } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useOutbox, type Waiting } from '#web/case/outbox.ts';
import { Sign } from '#web/controls/page/sign.tsx';
import { announce } from '#web/controls/progress/announce.tsx';
import { useIsOffline } from '#web/offline/connection.ts';

const SENT = 'What was waiting has been sent.';

/** What waits for the network, by name; it is sent as soon as the server can be reached. */
export function WaitingSign() {
  const { waiting } = useOutbox();
  const isOffline = useIsOffline();
  const hasWaiting = waiting.length > 0;
  useEffect(() => {
    if (hasWaiting && !isOffline) void send();
  }, [hasWaiting, isOffline]);
  if (!hasWaiting) return null;
  return (
    <Sign icon={<IconSend size={20} aria-hidden />}>
      Waiting to be sent: {waiting.map(nameOf).join(', ')}.
    </Sign>
  );
}

async function send(): Promise<void> {
  const { sendWaiting } = await import('#web/saving/send-waiting.ts');
  if ((await sendWaiting()) > 0) announce(SENT);
}

function nameOf({ kind, content }: Waiting): string {
  return kind === 'feedback' ? 'your feedback' : `“${content.title}”`;
}
