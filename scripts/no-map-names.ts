import type { Plugin } from "vite";

const mapName = /\n\/\/# sourceMappingURL=\S+\s*$/;

/**
 * A script that is served as its package has it names a source map that is not there. It is a file
 * of the server's build, too, and wrangler deploys no build with such a name.
 */
export function noMapNames(): Plugin {
  return {
    name: "llave:no-map-names",
    generateBundle(_, files) {
      for (const file of Object.values(files))
        if (file.type === "asset" && file.fileName.endsWith(".js"))
          file.source = Buffer.from(file.source).toString().replace(mapName, "\n");
    },
  };
}
