import { paletteOf, type SceneKind } from '@silowright/domain/drawing/scenes';
import {
  BackSide,
  BufferAttribute,
  CircleGeometry,
  Color,
  Fog,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  SphereGeometry,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';

/** Sky, and on a graphics card an environment that metal and paint reflect. */
export function makeLight(renderer: WebGLRenderer, scene: Scene, slow: boolean) {
  const sky = new HemisphereLight('#eaf1f6', '#b9ad99', slow ? 2.4 : 0.75);
  scene.add(sky);
  let target: WebGLRenderTarget | undefined;
  if (!slow) {
    const generator = new PMREMGenerator(renderer);
    const room = reflectedRoom();
    target = generator.fromScene(room, 0.03);
    room.traverse((object) => {
      if (!(object instanceof Mesh)) return;
      object.geometry.dispose();
      object.material.dispose();
    });
    generator.dispose();
    scene.environment = target.texture;
    scene.environmentIntensity = 0.62;
  }
  return {
    tint: (kind: SceneKind) => {
      const { sky: colours } = paletteOf(kind);
      sky.color.set(colours[0]).lerp(new Color('#ffffff'), 0.5);
      scene.fog = new Fog(colours[2], 60, 240);
    },
    dispose: () => {
      target?.dispose();
      sky.dispose();
      scene.environment = null;
    },
  };
}

/** A bright sky above warm ground, and tall strips of light: the long highlights on paint and steel. */
function reflectedRoom(): Scene {
  const room = new Scene();
  room.add(gradientSphere(10, '#dfeaf2', '#f4f1ea', '#b8ad9b'));
  for (const [x, z, wide, bright] of [
    [-6, 5, 1.6, 7],
    [7, 3, 1.1, 4.5],
    [2, -8, 3, 2.5],
  ] as const) {
    const strip = new Mesh(
      new PlaneGeometry(wide, 9),
      new MeshBasicMaterial({ color: new Color(bright, bright, bright), side: BackSide }),
    );
    strip.position.set(x, 3.5, z);
    strip.lookAt(0, 3.5, 0);
    strip.rotateY(Math.PI);
    room.add(strip);
  }
  return room;
}

/** From above over the horizon to below. */
function gradientSphere(radius: number, top: string, middle: string, bottom: string): Mesh {
  const geometry = new SphereGeometry(radius, 24, 24);
  const positions = geometry.getAttribute('position');
  const colours = new Float32Array(positions.count * 3);
  const [high, level, low] = [new Color(top), new Color(middle), new Color(bottom)];
  for (let index = 0; index < positions.count; index++) {
    const share = positions.getY(index) / radius;
    const colour =
      share > 0
        ? level.clone().lerp(high, Math.min(1, share * 2.2))
        : level.clone().lerp(low, Math.min(1, -share * 8));
    colour.toArray(colours, 3 * index);
  }
  geometry.setAttribute('color', new BufferAttribute(colours, 3));
  return new Mesh(
    geometry,
    new MeshBasicMaterial({ vertexColors: true, side: BackSide, fog: false, toneMapped: false }),
  );
}

/** The yard up to the horizon, and the sky. */
export function makeGround(kind: SceneKind): { readonly ground: Group; readonly horizon: string } {
  const { sky, yard } = paletteOf(kind);
  const ground = new Group();
  const plane = new Mesh(
    new CircleGeometry(300, 64),
    new MeshStandardMaterial({ color: new Color(yard[0]).lerp(new Color(yard[1]), 0.5), roughness: 1 }),
  );
  plane.rotation.x = -Math.PI / 2;
  plane.position.y = -0.004;
  plane.receiveShadow = true;
  ground.add(plane, gradientSphere(420, sky[0], sky[2], sky[2]));
  return { ground, horizon: sky[2] };
}
