import { logger as createLogger } from '#server/logger.ts';
import { readSettings } from '#server/settings.ts';
import { toldAtStart } from '#server/start-error.ts';
import { startServer } from '#server/start-server.ts';

/** What the person who starts the server can do something about is said in one line, without a stack. */
function giveUp(error: unknown): never {
  console.error(toldAtStart(error));
  process.exit(1);
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const logger = createLogger(settings.logLevel);
  const server = await startServer(settings, logger, giveUp);
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    server.stop().then(() => process.exit(0), giveUp);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', () => stop('SIGHUP'));
  console.log(`Anamnesis runs at ${server.address}`);
}

main().catch(giveUp);
