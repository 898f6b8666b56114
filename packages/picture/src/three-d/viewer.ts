import type { UnitModel } from '@silowright/domain/drawing/anatomy';
import { truckFits } from '@silowright/domain/drawing/draw-scene';
import type { SceneKind } from '@silowright/domain/drawing/scenes';
import { materialsOf } from '@silowright/domain/solids/materials';
import type { MaterialName, Solid } from '@silowright/domain/solids/solid';
import { unitSolids } from '@silowright/domain/solids/unit-solids';
import {
  Color,
  DirectionalLight,
  Group,
  LinearToneMapping,
  Mesh,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  Vector3,
  VSMShadowMap,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import { dimensionLines, type FigureLook, figure, inkChip } from './dimension-lines.ts';
import { disposeBelow } from './dispose.ts';
import { makeGround, makeLight } from './light.ts';
import { logoSheets } from './logo-sheet.ts';
import { geometriesOf } from './merge-meshes.ts';
import { personSolids, surroundingSolids, truckSolids } from './scenery.ts';
import { linerMaterial, standardMaterial } from './unit-materials.ts';
import {
  highestMm,
  isOtherRow,
  rowOf,
  sizeChange,
  unitsKey,
  type ViewedPosition,
  type ViewedUnits,
} from './viewed-units.ts';

export interface Viewer {
  readonly show: (viewed: ViewedUnits) => void;
  readonly turn: (horizontalDeg: number, verticalDeg: number) => void;
  readonly zoom: (factor: number) => void;
  readonly reset: () => void;
  /** A still picture of what is shown. */
  readonly picture: () => Promise<Blob | null>;
  /** Frees everything; returns what is left in the graphics memory. */
  readonly dispose: () => { readonly geometries: number; readonly textures: number };
}

const fieldOfView = 26;
const morphMs = 420;
/** A slower frame lowers the quality. */
const slowFrameMs = 120;

/** Renders only when something changed. The canvas is inside `holder` and gets its size. */
export function openViewer(holder: HTMLElement, slow: boolean, reducedMotion: boolean): Viewer {
  const renderer = new WebGLRenderer({ antialias: !slow, powerPreference: 'low-power' });
  const canvas = renderer.domElement;
  canvas.className = 'block size-full touch-pan-y';
  canvas.setAttribute('aria-hidden', 'true');
  holder.append(canvas);
  renderer.setPixelRatio(slow ? 0.7 : Math.min(window.devicePixelRatio, 2));
  // It makes dark colours darker by what a surface reflects; the surfaces of a software renderer reflect nothing.
  renderer.toneMapping = slow ? LinearToneMapping : NeutralToneMapping;
  renderer.toneMappingExposure = 1;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = slow ? PCFShadowMap : VSMShadowMap;
  renderer.shadowMap.autoUpdate = false;

  const scene = new Scene();
  const camera = new PerspectiveCamera(fieldOfView, 1, 0.1, 900);
  const controls = new OrbitControls(camera, canvas);
  controls.enablePan = false;
  controls.maxPolarAngle = (89 * Math.PI) / 180;
  controls.minPolarAngle = (15 * Math.PI) / 180;
  controls.rotateSpeed = 0.7;
  // Up and down scroll the page on a phone; sideways turns the unit.
  canvas.style.touchAction = 'pan-y';

  const units = new Group();
  const extras = new Group();
  const world = new Group();
  scene.add(world, units, extras);
  const light = makeLight(renderer, scene, slow);
  const sun = new DirectionalLight('#fff4e2', slow ? 1.7 : 2.1);
  sun.castShadow = true;
  sun.shadow.mapSize.set(slow ? 512 : 2048, slow ? 512 : 2048);
  sun.shadow.radius = 6;
  sun.shadow.bias = -0.0004;
  scene.add(sun, sun.target);

  let frame = 0;
  let frames = 0;
  let shown: ViewedUnits | undefined;
  let home = new Vector3(10, 6, 20);
  let changing:
    | { readonly start: number; readonly from: Vector3; readonly move: readonly [Vector3, Vector3] }
    | undefined;

  const draw = (now: number) => {
    frame = 0;
    if (changing) {
      const share = Math.min(1, (now - changing.start) / morphMs);
      const eased = 1 - (1 - share) ** 3;
      units.scale.copy(changing.from).lerp(new Vector3(1, 1, 1), eased);
      const [from, to] = changing.move;
      controls.target.copy(from).lerp(to, eased);
      if (share === 1) changing = undefined;
      else ask();
      renderer.shadowMap.needsUpdate = true;
      controls.update();
    }
    const before = performance.now();
    renderer.render(scene, camera);
    frames++;
    canvas.dataset.frames = String(frames);
    if (frames === 2 && !slow) measure(before);
  };
  /** Rendering returns before the work is done; reading one pixel waits for it. */
  const measure = (before: number) => {
    const gl = renderer.getContext();
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
    if (performance.now() - before > slowFrameMs) renderer.setPixelRatio(1);
  };
  const ask = () => {
    frame ||= requestAnimationFrame(draw);
  };
  controls.addEventListener('change', ask);

  const fit = () => {
    const { clientWidth: width, clientHeight: height } = holder;
    if (width === 0 || height === 0) return;
    renderer.setSize(width, height, false);
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
    ask();
  };
  const observer = new ResizeObserver(fit);
  observer.observe(holder);

  /** A place from which everything is seen, a little from the right and from eye height upwards. */
  const frameUnits = ({ positions, dimensions }: ViewedUnits) => {
    const wide = (rowOf(positions).lengthMm + (dimensions ? 3200 : 900)) / 1000;
    const tall = highestMm(positions) / 1000 + 1.3;
    const vertical = Math.tan((fieldOfView * Math.PI) / 360);
    const away = Math.max(tall / 2 / vertical, wide / 2 / vertical / Math.max(0.4, camera.aspect)) * 1.2;
    home = new Vector3(Math.sin(0.5) * away, tall * 0.47 + away * 0.045, Math.cos(0.5) * away);
    controls.minDistance = away * 0.25;
    controls.maxDistance = away * 2.2;
    return { target: new Vector3(0, tall * 0.45, 0), away };
  };

  const show = (viewed: ViewedUnits) => {
    const before = shown;
    shown = viewed;
    if (!before || before.scene !== viewed.scene) rebuildWorld(viewed.scene);
    if (!before || unitsKey(before) !== unitsKey(viewed)) rebuildUnits(viewed);
    rebuildExtras(viewed);
    const { target, away } = frameUnits(viewed);
    aimSun(viewed);
    const isNewRow = !before || isOtherRow(before, viewed);
    const grown = isNewRow ? undefined : sizeChange(before, viewed);
    if (isNewRow) {
      controls.target.copy(target);
      camera.position.copy(home);
      controls.update();
    } else if (grown && !reducedMotion) {
      changing = { start: performance.now(), from: grown, move: [controls.target.clone(), target] };
      keepDistance(away);
    } else if (grown) {
      controls.target.copy(target);
      keepDistance(away);
    }
    renderer.shadowMap.needsUpdate = true;
    fit();
    ask();
  };

  /** The same side as before, from the distance of the new size. */
  const keepDistance = (away: number) => {
    const way = camera.position.clone().sub(controls.target).normalize();
    camera.position.copy(controls.target).addScaledVector(way, away * 1.05);
    controls.update();
  };

  const rebuildUnits = ({ positions }: ViewedUnits) => {
    disposeBelow(units);
    const { feetM } = rowOf(positions);
    for (const [at, position] of positions.entries()) {
      const one = makeUnit(position);
      for (const [index, x] of feetM[at]!.entries()) {
        const copy = index === 0 ? one : one.clone();
        copy.position.x = x;
        units.add(copy);
      }
    }
  };

  const makeUnit = ({ unit, contentLevel, logo }: ViewedPosition): Group => {
    const one = new Group();
    const materials = materialsOf(unit);
    for (const [name, geometry] of geometriesOf(unitSolids(unit, { contentLevel }))) {
      const mesh = new Mesh(geometry, standardMaterial(name, materials[name], slow));
      mesh.castShadow = true;
      mesh.receiveShadow = name !== 'body' || !unit.body.transparent;
      if (name === 'body' && unit.body.transparent) {
        mesh.renderOrder = 1;
        const liner = new Mesh(geometry, linerMaterial(materials.body.hex));
        one.add(liner);
      }
      one.add(mesh);
    }
    for (const sheet of logoSheets(unit, logo, slow, ask)) one.add(sheet);
    return one;
  };

  const addSolids = (group: Group, solids: readonly Solid[], unit: UnitModel, x: number, z: number) => {
    const materials = materialsOf(unit);
    const holderOf = new Group();
    for (const [name, geometry] of geometriesOf(solids)) {
      const mesh = new Mesh(geometry, standardMaterial(name, { ...materials[name], opacity: 1 }, slow));
      mesh.castShadow = true;
      mesh.receiveShadow = true;
      holderOf.add(mesh);
    }
    holderOf.position.set(x, 0, z);
    group.add(holderOf);
  };

  const rebuildExtras = ({ positions, shown, person, truck, dimensions, formatMetres }: ViewedUnits) => {
    disposeBelow(extras);
    const { feetM } = rowOf(positions);
    const [first, last] = [positions[0].unit, positions.at(-1)!.unit];
    if (person) {
      const side = last.sideMm / 1000;
      addSolids(extras, personSolids(), last, feetM.at(-1)!.at(-1)! + side + 2.1, side * 0.4);
    }
    if (truck) {
      const left = feetM[0]![0]!;
      const passes = positions.length === 1 && first.passage && truckFits(first.passage);
      addSolids(
        extras,
        truckSolids(),
        first,
        passes ? left : left - first.sideMm / 1000 - 3.6,
        passes ? 0 : -1,
      );
    }
    if (dimensions) {
      const lines = dimensionLines(positions[shown]!.unit, formatMetres);
      lines.position.x = feetM[shown]![0]!;
      extras.add(lines);
    }
    for (const [at, { number, unit }] of positions.entries()) {
      if (!number) continue;
      const feet = feetM[at]!;
      const x = (feet[0]! + feet.at(-1)!) / 2;
      const look = at === shown ? brandChip() : inkChip;
      const chip = figure(number, x, 0.02, unit.sideMm / 1000 + 1.6, look);
      // Below its place, and below the dimensions on the ground.
      chip.center.set(0.5, dimensions ? 2.2 : 1.5);
      extras.add(chip);
    }
  };

  /** The chip of the position on screen, in the colour of the page. */
  const brandChip = (): FigureLook => ({
    back: getComputedStyle(holder).getPropertyValue('--color-brand') || inkChip.back,
    ink: '#ffffff',
  });

  const rebuildWorld = (kind: SceneKind) => {
    disposeBelow(world);
    const { ground, horizon } = makeGround(kind);
    scene.background = new Color(horizon);
    world.add(ground);
    for (const [name, geometry] of geometriesOf(surroundingSolids(kind, 34_000))) {
      const mesh = new Mesh(geometry, standardMaterial(name, paleMaterial(name, horizon), slow));
      world.add(mesh);
    }
    light.tint(kind);
  };

  const aimSun = ({ positions }: ViewedUnits) => {
    const reach = Math.max(highestMm(positions), rowOf(positions).lengthMm) / 1000;
    sun.position.set(-reach * 0.9, reach * 1.5, reach * 1.1);
    const view = sun.shadow.camera;
    Object.assign(view, { left: -reach * 1.3, right: reach * 1.3, top: reach * 1.3, bottom: -reach * 0.9 });
    Object.assign(view, { near: 0.5, far: reach * 5 });
    view.updateProjectionMatrix();
  };

  const spin = (horizontalDeg: number, verticalDeg: number) => {
    const way = camera.position.clone().sub(controls.target);
    const polar = Math.acos(way.y / way.length()) - (verticalDeg * Math.PI) / 180;
    const azimuth = Math.atan2(way.x, way.z) + (horizontalDeg * Math.PI) / 180;
    const clamped = Math.min(controls.maxPolarAngle, Math.max(controls.minPolarAngle, polar));
    camera.position
      .copy(controls.target)
      .add(new Vector3().setFromSphericalCoords(way.length(), clamped, azimuth));
    controls.update();
    ask();
  };

  return {
    show,
    turn: spin,
    zoom: (factor) => {
      const way = camera.position.clone().sub(controls.target);
      const length = Math.min(controls.maxDistance, Math.max(controls.minDistance, way.length() * factor));
      camera.position.copy(controls.target).addScaledVector(way.normalize(), length);
      controls.update();
      ask();
    },
    reset: () => {
      if (!shown) return;
      controls.target.copy(frameUnits(shown).target);
      camera.position.copy(home);
      controls.update();
      ask();
    },
    picture: () => {
      renderer.render(scene, camera);
      return new Promise((resolve) => {
        canvas.toBlob(resolve, 'image/png');
      });
    },
    dispose: () => {
      cancelAnimationFrame(frame);
      // A picture that arrives now asks for no frame.
      frame = -1;
      observer.disconnect();
      controls.dispose();
      for (const group of [units, extras, world]) disposeBelow(group);
      light.dispose();
      sun.dispose();
      renderer.dispose();
      const { geometries, textures } = renderer.info.memory;
      renderer.forceContextLoss();
      canvas.remove();
      return { geometries, textures };
    },
  };
}

/** Surroundings are paler than the unit. */
function paleMaterial(name: MaterialName, horizon: string) {
  const own: Partial<Record<MaterialName, string>> = {
    red: '#a8604f',
    green: '#8fa184',
    dark: '#8a8680',
    laminate: '#d8d0bd',
    galvanised: '#b3bcc2',
    blue: '#8fa9bb',
  };
  const hex = `#${new Color(own[name] ?? '#e4e2dc').lerp(new Color(horizon), 0.35).getHexString()}`;
  return { hex, metalness: 0, roughness: 1, opacity: 1 };
}
