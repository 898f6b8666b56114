import { bcp47 } from '@silowright/domain/locale';
import { mixed, neutralBrand, readableOn } from '../config/brand-colours.ts';
import type { Company, CompanyBrand } from '../config/company.ts';
import { type Html, html } from '../http/html.ts';
import type { MailBlock, MailContent, MailReader, MailRow } from './mail-content.ts';
import { capitalised, legalLines } from './mail-content.ts';
import type { MailSpeaker } from './speaker.ts';

export interface RenderedMail {
  readonly html: string;
  readonly text: string;
}

/** Colours are inline for programs that drop styles; the style element only changes them for dark mode. */
const ink = '#16202b';
const grey = '#55606b';
const line = '#dcd8d0';
const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const darkSheet = '#1d232a';

/** Mail programs invert colours in their own way; these classes let them use a proper dark mode. */
const darkStyles = ({ colour }: CompanyBrand): Html => {
  const light = readableOn(darkSheet, colour);
  return html`
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{text-wrap:pretty}h1{text-wrap:balance}
@media (prefers-color-scheme:dark){
.ground{background:#14181d!important}.sheet{background:${darkSheet}!important;border-color:#39424c!important}
.ink{color:#f2efe9!important}.grey{color:#b4bcc4!important}.line{border-color:#39424c!important}
.brand{color:${light}!important}.notice{background:${mixed(darkSheet, colour, 0.2)}!important;color:#f2efe9!important}
.second{color:${light}!important;border-color:${light}!important}.picture{background:#f7f5f1!important}
}
@media (max-width:520px){.sheet{border-radius:0!important}.pad{padding-left:20px!important;padding-right:20px!important}}`;
};

export function renderMail(content: MailContent, speaker: MailSpeaker, company: Company): RenderedMail {
  const brand = company.brand ?? neutralBrand;
  const { markup } = html`<!doctype html>
<html lang="${bcp47(speaker.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${content.subject}</title>
<style>${darkStyles(brand)}</style>
</head>
<body class="ground" style="margin:0;background:#f3f0ea;${font}">
<div style="display:none;max-height:0;overflow:hidden">${capitalised(content.preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 0">
<table role="presentation" class="sheet" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border:1px solid ${line};border-radius:14px">
<tr><td class="pad ink" style="padding:26px 36px 0;font-size:17px;font-weight:600;color:${ink}"><span class="brand" style="color:${brand.colour}">&#9646;</span> ${company.name}</td></tr>
<tr><td class="pad" style="padding:18px 36px 8px"><h1 class="ink" style="margin:0;font-size:26px;line-height:1.2;font-weight:600;color:${ink}">${content.title}</h1></td></tr>
<tr><td class="pad" style="padding:0 36px 28px">${content.blocks.map((block) => blockHtml(block, brand))}</td></tr>
</table>
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px"><tr><td class="pad grey" style="padding:18px 36px;font-size:12px;line-height:1.5;color:${grey}">
${footerLines(content.reader, speaker, company).map((line, at) => html`${at > 0 ? html`<br>` : ''}${unbroken(withDots(line))}`)}
</td></tr></table>
</td></tr></table>
</body>
</html>`;
  return { html: markup, text: mailText(content, speaker, company) };
}

/** Whom to ask. A reply of dealer or sales goes to the customer, so it is not offered to them. */
const askLines: Partial<Record<MailReader, string>> = {
  visitor: 'mail.footer-contact',
  dealer: 'mail.footer-contact-dealer',
  'unverified-dealer': 'mail.footer-contact-dealer',
};

function footerLines(reader: MailReader, speaker: MailSpeaker, company: Company): string[] {
  const params = { phone: company.phone.replaceAll(' ', '\u00a0'), company: company.name };
  const ask = askLines[reader];
  return [
    ...(ask ? [speaker.t(ask, params)] : []),
    speaker.t(`mail.footer-${reader}`, params),
    [company.name, ...company.addressLines].join(' · '),
    ...legalLines(speaker, company),
  ];
}

function blockHtml(block: MailBlock, { colour, tint }: CompanyBrand): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p class="${block.quiet ? 'grey' : 'ink'}" style="margin:14px 0;font-size:${block.quiet ? 13 : 16}px;line-height:1.55;color:${block.quiet ? grey : ink}">${lines(block.text)}</p>`;
    case 'heading':
      return html`<h2 class="ink" style="margin:26px 0 4px;font-size:17px;line-height:1.3;font-weight:600;color:${ink}">${block.text}</h2>`;
    case 'notice':
      return html`<p class="notice" style="margin:16px 0;padding:12px 16px;border-left:4px solid ${colour};background:${tint};font-size:15px;line-height:1.5;color:${ink}"><strong>&#9888;</strong>&nbsp; ${unbroken(block.text)}</p>`;
    case 'rows':
      return html`<table class="line" width="100%" cellpadding="0" cellspacing="0" style="margin:16px 0;border-collapse:collapse">${block.rows.map((row) => rowHtml(row, colour))}</table>`;
    case 'quote':
      return html`<p class="grey" style="margin:16px 0 4px;font-size:13px;color:${grey}">${block.label}</p><blockquote class="ink line" style="margin:0 0 16px;padding:2px 0 2px 14px;border-left:3px solid ${line};font-size:15px;line-height:1.5;color:${ink}">${lines(block.text)}</blockquote>`;
    case 'button':
      return block.primary
        ? html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:12px 0"><tr><td style="border-radius:8px;background:${colour}"><a href="${block.url}" style="display:inline-block;padding:14px 24px;font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${block.label}</a></td></tr></table>`
        : html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:12px 0"><tr><td><a class="second" href="${block.url}" style="display:inline-block;padding:12px 22px;border:2px solid ${colour};border-radius:8px;font-size:16px;font-weight:600;color:${colour};text-decoration:none">${block.label}</a></td></tr></table>`;
    case 'links':
      return html`<p class="grey" style="margin:0 0 12px;font-size:14px;line-height:1.6;color:${grey}">${block.label}: ${block.links.map(({ label, url }, at) => html`${at > 0 ? withDots(' · ') : ''}<a class="brand" href="${url}" style="color:${colour}">${label}</a>`)}</p>`;
    case 'picture':
      return html`<div class="picture" style="margin:16px 0;padding:14px;border-radius:8px;background:#f7f5f1;text-align:center"><img src="cid:${block.contentId}" alt="${block.alt}" width="${block.wide ? 500 : 260}" style="width:${block.wide ? 500 : 260}px;max-width:100%;height:auto;font-size:13px;color:${grey}"></div>`;
  }
}

/** A long address breaks after its @, not within a word. */
const breakable = (value: string): Html | string => {
  const [name = '', ...host] = value.split('@');
  return host.length === 1 && host[0] ? html`${name}@<wbr>${host[0]}` : value;
};

const rowHtml = ({ label, value, link, whole, total }: MailRow, colour: string): Html =>
  html`<tr><th class="grey line" scope="row" align="left" style="width:42%;padding:9px 12px 9px 0;border-top:1px solid ${line};font-size:14px;line-height:1.4;font-weight:400;color:${grey};vertical-align:top">${unbroken(label)}</th><td class="${total ? 'brand' : 'ink'} line" align="right" style="padding:9px 0;border-top:1px solid ${line};font-size:${total ? 20 : 15}px;line-height:1.4;font-weight:${total ? 600 : 400};color:${total ? colour : ink};vertical-align:top;${whole || total ? 'white-space:nowrap' : 'word-break:break-word'}">${link ? html`<a class="brand" href="${link}" style="color:${colour}">${breakable(value)}</a>` : breakable(withDots(value))}</td></tr>`;

const lines = (text: string): Html[] =>
  text.split('\n').map((part, at) => html`${at > 0 ? html`<br>` : ''}${unbroken(part)}`);

/** A dot between parts ends a line and does not begin one. */
const withDots = (text: string): string => text.replaceAll(' · ', '\u00a0· ');

/** Mail clients would break "Q-2026-000123", "2026-11-16 09:00", "USt-IdNr." and "e-mail" at a hyphen. */
const unbroken = (text: string): Html[] =>
  text
    .split(/\b([QR]-\d{4}-\d{6}(?:-\d+)?|\d{4}-\d\d-\d\d \d\d:\d\d|USt-IdNr\.|e-mail\p{L}*)/iu)
    .map((part, at) =>
      at % 2 === 0 ? html`${part}` : html`<span style="white-space:nowrap">${part}</span>`,
    );

function mailText(content: MailContent, speaker: MailSpeaker, company: Company): string {
  return [
    content.title,
    ...content.blocks.flatMap(blockText),
    '--',
    footerLines(content.reader, speaker, company).join('\n\n'),
  ].join('\n\n');
}

function blockText(block: MailBlock): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.text];
    case 'heading':
      return [block.text.toUpperCase()];
    case 'notice':
      return [`!! ${block.text}`];
    case 'rows':
      return [block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')];
    case 'quote':
      return [`${block.label}:\n${block.text.replace(/^/gm, '> ')}`];
    case 'button':
      return [`${block.label}:\n${block.url}`];
    case 'links':
      return [`${block.label} (${block.links.map(({ label }) => label).join(', ')}):\n${block.page}`];
    case 'picture':
      return [];
  }
}
