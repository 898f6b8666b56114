/** The standards that decide on wind, snow and earthquake in a country. */
export interface Annexes {
  readonly wind: string;
  readonly snow: string;
  readonly earthquake: string;
}

/** A country that adopts the Eurocodes under the name of its own standards body, with a national annex. */
const eurocode = (before: string, after: string): Annexes => ({
  wind: `${before} 1991-1-4${after}`,
  snow: `${before} 1991-1-3${after}`,
  earthquake: `${before} 1998-1${after}`,
});

/** National annexes by country. Switzerland has one standard of its own for all actions. */
export const annexes: Readonly<Record<string, Annexes>> = {
  NL: { ...eurocode('NEN-EN', '/NB'), earthquake: 'NPR 9998' },
  BE: eurocode('NBN EN', ' ANB'),
  LU: eurocode('ILNAS-EN', '/AN-LU'),
  DE: eurocode('DIN EN', '/NA'),
  DK: eurocode('DS/EN', ' DK NA'),
  GB: eurocode('NA to BS EN', ''),
  IE: eurocode('NA to I.S. EN', ''),
  FR: eurocode('NF EN', '/NA'),
  PL: eurocode('PN-EN', '/NA'),
  SE: { ...eurocode('SS-EN', ' + EKS'), earthquake: 'EKS' },
  NO: eurocode('NS-EN', '/NA'),
  FI: eurocode('SFS-EN', ' NA'),
  AT: { wind: 'ÖNORM B 1991-1-4', snow: 'ÖNORM B 1991-1-3', earthquake: 'ÖNORM B 1998-1' },
  CH: { wind: 'SIA 261', snow: 'SIA 261', earthquake: 'SIA 261' },
  CZ: eurocode('ČSN EN', '/NA'),
  EE: eurocode('EVS-EN', '/NA'),
  LV: eurocode('LVS EN', '/NA'),
  LT: eurocode('LST EN', '/NA'),
};
