import type { UnitModel } from '@silowright/domain/drawing/anatomy';
import type { Photo, PhotoCamera } from '@silowright/domain/photo/camera';
import { materialsOf } from '@silowright/domain/solids/materials';
import { unitSolids } from '@silowright/domain/solids/unit-solids';
import { disposeBelow } from '@silowright/picture/three-d/dispose.ts';
import { makeLight } from '@silowright/picture/three-d/light.ts';
import { geometriesOf } from '@silowright/picture/three-d/merge-meshes.ts';
import { linerMaterial, standardMaterial } from '@silowright/picture/three-d/unit-materials.ts';
import {
  DirectionalLight,
  Group,
  Mesh,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  WebGLRenderer,
} from 'three';

export interface StagedUnit {
  readonly camera: PhotoCamera;
  readonly place: { readonly rightM: number; readonly aheadM: number };
  readonly turnDeg: number;
  /** Where the light comes from, seen from above; 0 is from behind the camera. */
  readonly sunDeg: number;
}

export interface PhotoStage {
  readonly canvas: HTMLCanvasElement;
  readonly show: (staged: StagedUnit | undefined) => void;
  readonly dispose: () => void;
}

/** The unit and its shadow alone, over a transparent ground, as the camera of the photo sees them (TD-05). */
export function openPhotoStage(unit: UnitModel, { width, height }: Photo, slow: boolean): PhotoStage {
  const renderer = new WebGLRenderer({ alpha: true, antialias: !slow, preserveDrawingBuffer: true });
  renderer.setSize(width, height, false);
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  const scene = new Scene();
  const light = makeLight(renderer, scene, slow);
  const sun = new DirectionalLight('#fff4e2', slow ? 1.6 : 2);
  sun.castShadow = true;
  sun.shadow.mapSize.set(slow ? 512 : 2048, slow ? 512 : 2048);
  sun.shadow.bias = -0.0004;
  const reach = unit.heightMm / 1000;
  Object.assign(sun.shadow.camera, {
    left: -reach * 1.6,
    right: reach * 1.6,
    top: reach * 1.6,
    bottom: -reach * 1.2,
    near: 0.5,
    far: reach * 6,
  });
  const stand = new Group();
  const body = new Group();
  const materials = materialsOf(unit);
  for (const [name, geometry] of geometriesOf(unitSolids(unit, { contentLevel: 0 }))) {
    const mesh = new Mesh(geometry, standardMaterial(name, materials[name], slow));
    mesh.castShadow = true;
    mesh.receiveShadow = name !== 'body' || !unit.body.transparent;
    if (name === 'body' && unit.body.transparent) {
      mesh.renderOrder = 1;
      body.add(new Mesh(geometry, linerMaterial(materials.body.hex)));
    }
    body.add(mesh);
  }
  const floor = new Mesh(
    new PlaneGeometry(reach * 8, reach * 8),
    new ShadowMaterial({ color: '#2a2018', opacity: 0.5 }),
  );
  floor.rotation.x = -Math.PI / 2;
  floor.receiveShadow = true;
  stand.add(body, floor, sun, sun.target);
  scene.add(stand);
  return {
    canvas: renderer.domElement,
    show: (staged) => {
      stand.visible = staged !== undefined;
      const camera = new PerspectiveCamera(staged?.camera.fieldOfViewDeg ?? 45, width / height, 0.1, 500);
      if (staged) {
        camera.position.set(0, staged.camera.eyeM, 0);
        camera.rotation.x = staged.camera.pitch;
        stand.position.set(staged.place.rightM, 0, -staged.place.aheadM);
        body.rotation.y = (staged.turnDeg * Math.PI) / 180;
        const angle = (staged.sunDeg * Math.PI) / 180;
        sun.position.set(Math.sin(angle) * reach * 1.4, reach * 1.5, Math.cos(angle) * reach * 1.4);
      }
      renderer.render(scene, camera);
    },
    dispose: () => {
      disposeBelow(stand);
      light.dispose();
      sun.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}
