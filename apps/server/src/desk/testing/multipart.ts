/** Builds a multipart body by hand, so that a test can also write an invalid one. */
export function multipart(
  parts: readonly { readonly name: string; readonly filename?: string; readonly bytes: Buffer }[],
) {
  const boundary = 'xx-boundary-xx';
  const body = Buffer.concat([
    ...parts.flatMap(({ name, filename, bytes }) => [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n` +
          `${filename === undefined ? '' : 'Content-Type: image/png\r\n'}\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
