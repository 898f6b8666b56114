import { type Material, type Mesh, type Object3D, Sprite, type Texture } from 'three';

/** Frees geometries, materials and their pictures below an object (TD-02). */
export function disposeBelow(root: Object3D): void {
  root.traverse((object) => {
    const { geometry, material } = object as Partial<Mesh>;
    if (!(object instanceof Sprite)) geometry?.dispose();
    for (const each of [material ?? []].flat() as Material[]) {
      (each as { map?: Texture }).map?.dispose();
      each.dispose();
    }
  });
  root.clear();
}
