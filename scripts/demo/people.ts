/** Invented people and companies by language, and real towns. E-mail addresses end in .example, which nobody owns. */
export const people = {
  en_GB: { first: ['Emma', 'Oliver', 'Grace', 'Harry'], last: ['Walker', 'Hughes', 'Bennett', 'Clarke'] },
  nl_NL: { first: ['Sanne', 'Daan', 'Femke', 'Bram'], last: ['de Vries', 'Jansen', 'Bakker', 'Visser'] },
  de_DE: { first: ['Anna', 'Lukas', 'Greta', 'Jonas'], last: ['Weßling', 'Müller', 'Brandt', 'Köhler'] },
  da_DK: { first: ['Freja', 'Mads', 'Ida', 'Søren'], last: ['Nørgaard', 'Holm', 'Lund', 'Kjær'] },
} as const;

export const towns = [
  { name: 'Zwolle, Nederland', country: 'Nederland', at: [52.51, 6.09], locale: 'nl_NL' },
  { name: 'Heerenveen, Nederland', country: 'Nederland', at: [52.96, 5.92], locale: 'nl_NL' },
  { name: 'Cloppenburg, Deutschland', country: 'Deutschland', at: [52.85, 8.04], locale: 'de_DE' },
  { name: 'Münster, Deutschland', country: 'Deutschland', at: [51.96, 7.63], locale: 'de_DE' },
  { name: 'Ulm, Deutschland', country: 'Deutschland', at: [48.4, 9.99], locale: 'de_DE' },
  { name: 'Viborg, Danmark', country: 'Danmark', at: [56.45, 9.4], locale: 'da_DK' },
  { name: 'Odense, Danmark', country: 'Danmark', at: [55.4, 10.39], locale: 'da_DK' },
  { name: 'Ghent, Belgium', country: 'Belgium', at: [51.05, 3.72], locale: 'en_GB' },
] as const;

export const kindsOfCompany = ['Farm', 'Agri', 'Mills', 'Feed', 'Logistics'] as const;
export const reasonsToDecline = [
  'Too expensive.',
  'The project is postponed.',
  'We chose another size elsewhere.',
] as const;
export const reasonsToRevise = [
  'Asked on the phone',
  'Repeat customer',
  'Delivered together with a neighbour',
  'End of the season',
] as const;
export const notes = [
  'Called back: wants to decide after the harvest.',
  'Access for a 13.6 m trailer is checked.',
  'Compares with a steel silo.',
  'Asks whether the foundation of the old silo can stay.',
] as const;
export const followUps = [
  'Call about the price',
  'Ask for the soil report',
  'Visit with the dealer',
] as const;
