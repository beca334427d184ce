import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** Serves a folder to this machine only and reports the address; uses any free port if the given one is taken. */
export function serve(folder: string, port: number, ready: (address: string) => void): Server {
  const server = createServer(async ({ url = '/' }, response) => {
    try {
      const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
      const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
      const body = await readFile(file);
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    }
  });
  server.once('error', ({ code }: NodeJS.ErrnoException) => {
    if (code !== 'EADDRINUSE') throw new Error(`the site cannot be served: ${code}`);
    server.listen(0, '127.0.0.1');
  });
  server.on('listening', () => {
    const address = server.address();
    if (typeof address === 'object' && address !== null) ready(`http://127.0.0.1:${address.port}/`);
  });
  return server.listen(port, '127.0.0.1');
}
