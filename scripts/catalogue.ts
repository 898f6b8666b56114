import { runCatalogueCommand } from './catalogue/run-command.ts';

/** `npm run catalogue -- check | new | diff | schema | publish`: for the person who edits a catalogue. */
process.exitCode = await runCatalogueCommand(process.argv.slice(2), {
  env: process.env,
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
