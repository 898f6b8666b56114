import { openViewer, type ViewedUnit } from '../viewer.ts';

/** The page of `npm run contact-sheet -- space`: it draws what the script asks for, one unit after the other. */
const holder = document.getElementById('holder')!;
const viewer = openViewer(holder, new URLSearchParams(location.search).has('slow'), true);

const draw = async (
  viewed: Omit<ViewedUnit, 'formatMetres'>,
  turnDeg: number,
  width: number,
  height: number,
) => {
  holder.style.width = `${width}px`;
  holder.style.height = `${height}px`;
  await new Promise(requestAnimationFrame);
  viewer.show({ ...viewed, formatMetres: (mm) => `${(mm / 1000).toFixed(2)} m` });
  await new Promise(requestAnimationFrame);
  viewer.reset();
  viewer.turn(turnDeg, 0);
  await new Promise(requestAnimationFrame);
  const blob = await viewer.picture();
  const bytes = new Uint8Array(await blob!.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

Object.assign(window, { draw });
