// node scripts/install.mjs: what npm start installs, and nothing else; for images.
import { ensureInstalled } from './installed.mjs';

await ensureInstalled();
