/** Everything comes from our own origin. Styles may be inline because Mantine sets them on elements. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** WebAssembly for the one worker that runs it; script stays as forbidden there as everywhere. */
export const TYPESETTER_POLICY = CONTENT_SECURITY_POLICY.replace(
  "script-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
);

const ALWAYS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** The headers that protect the browser; HTTPS is insisted on where the application has it. */
export function securityHeaders(appUrl: string): Readonly<Record<string, string>> {
  if (!appUrl.startsWith('https:')) return ALWAYS;
  return { ...ALWAYS, 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };
}
