import { tellWhatWasQuoted } from '../deals/store/last-offers.ts';
import { holdPlansWithoutRights } from '../prices/author-of-plan.ts';

/** Who hears what; once for each process. */
holdPlansWithoutRights();
tellWhatWasQuoted();
