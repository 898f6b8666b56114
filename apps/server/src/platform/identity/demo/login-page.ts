import { createHash } from 'node:crypto';
import { escapeMarkup } from '@silowright/domain/characters';

/** The style of the provider's pages. It is on another origin and loads nothing. */
const style = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#faf8f5;color:#1b2430;
font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;padding:24px}
main{width:100%;max-width:400px;background:#fff;border:1px solid #e3ded6;border-radius:12px;padding:32px}
h1{font-size:24px;line-height:1.25;margin:0 0 8px}
p{margin:0 0 24px;color:#565f6b}
label{display:block;font-weight:600;margin:0 0 4px}
input{width:100%;height:48px;padding:0 12px;margin:0 0 20px;border:1px solid #8b929b;border-radius:8px;font:inherit;color:inherit;background:#fff}
input:focus-visible,button:focus-visible,a:focus-visible{outline:3px solid #1b2430;outline-offset:2px}
button{width:100%;height:48px;border:0;border-radius:8px;background:#1b2430;color:#fff;font:inherit;font-weight:600;cursor:pointer}
button:hover{background:#39424c}
.wrong{margin:0 0 20px;padding:12px;border-left:4px solid #b3261e;background:#fdf1f0;color:#7a1a14}
small{display:block;margin-top:20px;color:#565f6b}
a{color:#1a5fb4}
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** `after` is the site that the form returns to: browsers also check the redirect against form-action. */
export const contentSecurityPolicy = (after: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self' ${after}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

export interface LoginPage {
  readonly action: string;
  readonly email: string;
  readonly problem?: string;
}

export const loginPage = ({ action, email, problem }: LoginPage): string =>
  page(
    'Log in',
    `<h1>Log in</h1>
<p>Demo accounts of this installation. The password stands in the terminal that runs the server.</p>
${problem ? `<div class="wrong" role="alert">${escapeMarkup(problem)}</div>` : ''}
<form method="post" action="${escapeMarkup(action)}">
<label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="username" required value="${escapeMarkup(email)}">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required autofocus>
<button type="submit">Log in</button>
</form>
<small>Two accounts share the password: staff@example.com and colleague@example.com.</small>`,
  );

export const noticePage = (title: string, sentence: string): string =>
  page(title, `<h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(sentence)}</p>`);

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeMarkup(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;
