/** Mistakes in the starter catalogue: title ¦ file ¦ text ¦ text with the mistake ¦ what the check says. */
const table = `
a comma too few ¦ money.json ¦ "base": "EUR", ¦ "base": "EUR" ¦ money.json line 4: is not valid JSON: a comma is missing before "currencies", here or at the end of the line before
a deep formula ¦ options/bakery.json ¦ 120000 + 40000*D ¦ ((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((D)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))) ¦ options/bakery.json group heating, coil, formula: too deep for tank Ø2.00 m 4.1 m³
a key that is there twice ¦ money.json ¦ "base": "EUR", ¦ "base": "EUR", "base": "CHF", ¦ money.json line 3: "base" is there twice; remove one
an unknown key ¦ markets.json ¦ "open": true ¦ "opn": true ¦ markets.json line 7, segments.bakery: "opn" is not known here; allowed: label, title, flow, open, priced, 
text where a number belongs ¦ tariff.json ¦ "rounding": 10 ¦ "rounding": "10" ¦ tariff.json line 3, rounding: must be a number, but is "10"
NaN ¦ tariff.json ¦ "gap_m": 0.3 ¦ "gap_m": NaN ¦ tariff.json line 7: is not valid JSON: NaN is neither a number, true, false nor text in "quotation marks"
an endless number ¦ tariff.json ¦ "gap_m": 0.3 ¦ "gap_m": 1e999 ¦ tariff.json line 7, gap_m: must be a number, but is too large
a huge number ¦ tariff.json ¦ "gap_m": 0.3 ¦ "gap_m": 1e300 ¦ tariff.json line 7, gap_m: must be at most 1000000000, but is 1e+300
a column too few ¦ products.csv ¦ ,food, ¦ ,fod, ¦ products.csv line 1: column food is missing
an unknown column ¦ units.csv ¦ ,article, ¦ ,articel, ¦ units.csv line 1: column "articel" is not known; allowed: type, diameter_mm, height_mm, volume_m3, price, empty_mass_t, sold, passage_width_mm, passage_height_mm, article, variant; did you mean article?
a column twice ¦ units.csv ¦ ,article, ¦ ,price, ¦ units.csv line 1: column "price" is there twice
a quotation mark that is never closed ¦ units.csv ¦ H-200-5.7 ¦ "H-200-5.7 ¦ units.csv line 2: has text behind a closing quotation mark, or a quotation mark that is never closed
a volume that the shape does not have ¦ units.csv ¦ 4390,5.7, ¦ 4390,6.2, ¦ units.csv line 2: 6.2 m³, but bottom cone, height 4390 and ullage of hopper give 5.734 m³ (+8.1 %, allowed 1 %)
a height below its own bottom and roof ¦ units.csv ¦ tank,2000,2000 ¦ tank,2000,200 ¦ units.csv line 11, height_mm: 200 is too low: support, bottom, roof and ullage of tank need more at Ø2000
an unknown storage type ¦ units.csv ¦ tank,2000,2000 ¦ tnk,2000,2000 ¦ units.csv line 11, type: "tnk" is no storage type; there are hopper, tank; did you mean tank?
a price with too many decimals ¦ units.csv ¦ ,4400, ¦ ,4400.125, ¦ units.csv line 2, price: 4400.125 has more decimals than EUR has (2)
a price with a decimal comma ¦ units.csv ¦ ,4400, ¦ ,"4400,50", ¦ units.csv line 2, price: "4400,50" is not a number such as 12.5, with a point
a price below zero ¦ units.csv ¦ ,4400, ¦ ,-1, ¦ units.csv line 2, price: must be at least 0, but is -1
a price that is not a number ¦ units.csv ¦ ,4400, ¦ ,NaN, ¦ units.csv line 2, price: "NaN" is not a number such as 12.5, with a point
a price with an exponent ¦ units.csv ¦ ,4400, ¦ ,1e5, ¦ units.csv line 2, price: "1e5" is not a number such as 12.5, with a point
a huge price ¦ units.csv ¦ ,4400, ¦ ,99999999999999999999, ¦ units.csv line 2, price: must be at most 1000000000, but is 99999999999999999999
a diameter of nothing ¦ units.csv ¦ hopper,2000,4390 ¦ hopper,0,4390 ¦ units.csv line 2, diameter_mm: must be at least 100, but is 0
neither yes nor no ¦ units.csv ¦ H-200-5.7,yes ¦ H-200-5.7,maybe ¦ units.csv line 2, sold: "maybe" must be yes or no
an unknown kind of support ¦ storage-types/hopper.json ¦ "kind": "legs" ¦ "kind": "stilts" ¦ storage-types/hopper.json line 19, shape.support.kind: "stilts" is not known; allowed: legs, skirt, ring, frame, ballast-frame, plinth
a file of another name than its type ¦ storage-types/tank.json ¦ "code": "tank" ¦ "code": "tanc" ¦ storage-types/tank.json code: is "tanc", but the file is named tank
a misspelt part ¦ options/bakery.json ¦ "part": "roof-panel" ¦ "part": "roof-pannel" ¦ did you mean roof-panel?
a formula that fails for a unit ¦ options/bakery.json ¦ 95000 + 1500*V ¦ 95000 - 15000*V ¦ options/bakery.json group explosion_vent, explosion_vent, formula: negative for hopper Ø2.00 m 10.5 m³
a formula that divides by zero ¦ options/bakery.json ¦ 120000 + 40000*D ¦ 1/(D-2) ¦ options/bakery.json group heating, coil, formula: division by zero for tank Ø2.00 m 4.1 m³
a formula with an unknown name ¦ options/bakery.json ¦ 1500*V ¦ 1500*W ¦ options/bakery.json group explosion_vent, explosion_vent, formula: "W" is not known for hopper Ø
a filter that cannot be read ¦ options/bakery.json ¦ volume_m3 >= 15 ¦ volume_m3 >=  ¦ options/bakery.json group explosion_vent, expression: cannot be read at character
a filter on a type that does not exist ¦ options/bakery.json ¦ "tank" ¦ "tnk" ¦ options/bakery.json group tank_outlet, types: "tnk" is no storage type; there are hopper, tank; did you mean tank?
a colour that nobody asks for ¦ options/bakery.json ¦ "ral": "7035" ¦ "ral": "custom" ¦ options/bakery.json group body_colour, ral_7035: paints in a colour that the visitor names: it needs "custom": true, and its group "kind": "colours"
an unknown kind of group ¦ options/bakery.json ¦ "kind": "colours" ¦ "kind": "colors" ¦ "colors" is not known; allowed: colours, earthquake
an earthquake group that is always chosen ¦ options/bakery.json ¦ "kind": "colours" ¦ "kind": "earthquake" ¦ options/bakery.json group body_colour, kind: must be optional: it is preselected where earthquakes are checked
an option without a price ¦ options/bakery.json ¦ "price": 480, ¦  ¦ options/bakery.json group outlet, butterfly: must have either a price or a formula
an option with a fraction of a cent ¦ options/bakery.json ¦ "price": 480 ¦ "price": 480.005 ¦ options/bakery.json group outlet, butterfly, price: 480.005 has more decimals than EUR has (2)
an option that is priced like the moon ¦ options/bakery.json ¦ "price": 480 ¦ "price": 1e30 ¦ options/bakery.json line 17, groups[1].options[2].price: must be at most 1000000000, but is 1e+30
a product that is not in the table ¦ product-groups.json ¦ "rye_flour" ¦ "rye_flower" ¦ product-groups.json bakery.dry_goods: "rye_flower" is no product of products.csv; there are wheat_flour, rye_flour,
a doubled product ¦ products.csv ¦ rye_flour, ¦ wheat_flour, ¦ products.csv line 3, id: "wheat_flour" is also in line 2
a density in words ¦ products.csv ¦ solid,550 ¦ solid,heavy ¦ products.csv line 2, density_kg_m3: "heavy" is not a number such as 12.5, with a point
a density outside its own range ¦ products.csv ¦ 550,500,650 ¦ 550,700,650 ¦ products.csv line 2, density_kg_m3: 550 is not between density_least 700 and density_most 650
an unknown market of a product ¦ products.csv ¦ wheat_flour,bakery ¦ wheat_flour,bakry ¦ products.csv line 2, markets: "bakry" is no market; there are bakery, other; did you mean bakery?
an unknown substance ¦ products.csv ¦ ,solid, ¦ ,powder, ¦ products.csv line 2, substances: "powder" is no substance; there are solid, liquid
yes where 1 or 0 belongs ¦ products.csv ¦ ,30,1, ¦ ,30,yes, ¦ products.csv line 2, explosive_dust: "yes" must be 1 or 0
a dealer without a place ¦ dealers.csv ¦ 48.16 ¦ north ¦ dealers.csv line 2, latitude: "north" is not a number such as 12.5, with a point
a country in words ¦ dealers.csv ¦ ,AT, ¦ ,Austria, ¦ dealers.csv line 2, country: "Austria" must be a country code such as DE
a dealer without a mailbox ¦ dealers.csv ¦ sales@muehltal.example ¦ sales ¦ dealers.csv line 2, email: "sales" is no e-mail address
a dealer of no segment ¦ dealers.csv ¦ .example,bakery ¦ .example,bakry ¦ dealers.csv line 2, segments: "bakry" is no segment; there are bakery, other; did you mean bakery?
a currency without an entry ¦ countries.json ¦ "CHF" ¦ "SEK" ¦ countries.json CH.currency: "SEK" is not in money.json; there are EUR, CHF
a currency without a rate ¦ money.json ¦ "rate": 0.95, ¦  ¦ money.json currencies.CHF.rate: is missing; write how much CHF one EUR is worth
euros with three digits ¦ money.json ¦ "minor_digits": 2 ¦ "minor_digits": 3 ¦ money.json currencies.EUR.minor_digits: must be 2, but is 3
a country that does not exist ¦ countries.json ¦ "DE" ¦ "XX" ¦ countries.json served.XX: is no country; write a code of ISO 3166 such as DE
truck classes out of order ¦ tariff.json ¦ "up_to_mm": 3500 ¦ "up_to_mm": 2500 ¦ tariff.json classes: must be ordered from narrow to wide
a truck class twice ¦ tariff.json ¦ "name": "wide" ¦ "name": "standard" ¦ tariff.json classes: "standard" is there twice
an unknown scene ¦ markets.json ¦ "scene": "food-plant" ¦ "scene": "plan" ¦ segments.bakery.scene: "plan" is not known; allowed: food-plant, farmyard, yard, salt-depot, plant
an unknown icon ¦ markets.json ¦ "icon": "food" ¦ "icon": "bread" ¦ segments.bakery.icon: "bread" is not known; allowed: food, feed, salt
a list of no market ¦ markets.json ¦ ["bakery", "other"] ¦ [] ¦ markets.json line 4, lists.default: must have at least one entry
a market twice in a list ¦ markets.json ¦ ["bakery", "other"] ¦ ["bakery", "bakery"] ¦ markets.json lists.default: "bakery" is there twice
a list of an unknown market ¦ markets.json ¦ ["bakery", "other"] ¦ ["bakery", "othr"] ¦ markets.json lists.default: "othr" is no segment; there are bakery, other; did you mean other?
no list that is shown ¦ markets.json ¦ "default" ¦ "defaul" ¦ markets.json lists: must have "default", or "simplified" and "all"; there is defaul
two markets with one label ¦ markets.json ¦ "label": "other" ¦ "label": "bakery" ¦ markets.json segments.other.label: "bakery" is also the label of bakery; addresses need different ones
groups of an unknown market ¦ product-groups.json ¦ "bakery" ¦ "bakry" ¦ product-groups.json bakry: "bakry" is no segment of markets.json; there are bakery, other; did you mean bakery?
a key of no option ¦ catalogue.json ¦ finish.body_colour ¦ finish.body_color ¦ catalogue.json keys.body_colour: "finish.body_color" is no key of an option group; there are outlet.outlet,
a range upside down ¦ catalogue.json ¦ [3, 200] ¦ [200, 3] ¦ catalogue.json line 12, limits.volume_m3: the first number must be smaller than the second
a language twice ¦ catalogue.json ¦ ["en_GB"] ¦ ["en_GB", "en_GB"] ¦ catalogue.json languages: "en_GB" is there twice
a language without texts ¦ catalogue.json ¦ ["en_GB"] ¦ ["en_GB", "de_DE"] ¦ texts/de_DE.json: is missing
a type without texts ¦ texts/en_GB.json ¦ "storage-type.tank.name" ¦ "storage-type.tnk.name" ¦ texts/en_GB.json: has no text for "storage-type.tank.name"
a pale brand colour ¦ brand/brand.json ¦ #2f6b3c ¦ #7fb0d0 ¦ brand/brand.json colours.brand: #7fb0d0 on #ffffff has contrast 2.3, needed 4.5
a missing picture ¦ brand/brand.json ¦ "mark": "mark.svg" ¦ "mark": "sign.svg" ¦ brand/brand.json mark: brand/sign.svg is missing
a picture elsewhere ¦ brand/brand.json ¦ "mark": "mark.svg" ¦ "mark": "../../mark.svg" ¦ brand/brand.json mark: "../../mark.svg" must be the name of a file in brand/, such as mark.svg
`;

export const mistakes = table
  .trim()
  .split('\n')
  .map((line) => line.split(' ¦ ') as [string, string, string, string, string]);
