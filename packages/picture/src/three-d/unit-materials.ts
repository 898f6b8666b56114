import type { Material } from '@silowright/domain/solids/materials';
import type { MaterialName } from '@silowright/domain/solids/solid';
import {
  BackSide,
  Color,
  DoubleSide,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  type Material as Surface,
} from 'three';

/** One material; a software renderer gets the cheapest that has light and shade. */
export function standardMaterial(
  name: MaterialName,
  { hex, metalness, roughness, opacity }: Material,
  slow: boolean,
): Surface {
  const color = new Color(hex);
  const material = slow
    ? new MeshLambertMaterial({ color, side: DoubleSide })
    : new MeshStandardMaterial({ color, metalness, roughness, side: DoubleSide });
  if (opacity < 1) {
    material.transparent = true;
    material.opacity = opacity;
    material.depthWrite = false;
    if (name === 'body') translucent(material, opacity);
  }
  return material;
}

/** Laminate lets light through where one looks straight at it, and hides what is behind its edges. */
function translucent(material: Surface, opacity: number): void {
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <opaque_fragment>',
      `float facing = abs(dot(normalize(vViewPosition), normal));
       diffuseColor.a = mix(0.97, ${opacity.toFixed(2)}, smoothstep(0.0, 0.55, facing));
       #include <opaque_fragment>`,
    );
  };
}

/** The inside of a translucent wall: evenly bright, so that one does not look through the whole unit. */
export const linerMaterial = (hex: string): MeshBasicMaterial =>
  new MeshBasicMaterial({ color: new Color(hex).lerp(new Color('#ffffff'), 0.1), side: BackSide });
