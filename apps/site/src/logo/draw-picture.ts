/** A picture that can be drawn in any size. */
export interface Drawable {
  readonly width: number;
  readonly height: number;
  /** As PNG with these sides. */
  readonly draw: (width: number, height: number) => Promise<Blob>;
}

/** Throws if the browser cannot decode it. */
export type OpenPicture = (file: Blob) => Promise<Drawable>;

/** In a picture a browser runs no script and loads no other file. */
export async function drawPicture(file: Blob): Promise<Drawable> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } finally {
    URL.revokeObjectURL(url);
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width === 0 || height === 0) throw new Error('has no size');
  return {
    width,
    height,
    draw: async (toWidth, toHeight) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: toWidth, height: toHeight });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, toWidth, toHeight);
      const png = await new Promise<Blob | null>((resolve) => {
        canvas.toBlob(resolve, 'image/png');
      });
      if (!png) throw new Error('no picture');
      return png;
    },
  };
}
