import { createRoot as ofReact } from 'react-dom/client';

/** In the chunk of React, which it makes run: a task of its own before the main script. */
export const createRoot = ofReact;
