import { whenConfirmed } from "#app/platform/confirmed.server.ts";

/** What we use of Cloudflare's images. */
export type Images = Pick<ImagesBinding, "info" | "input">;

/** They are charged by the picture: nothing is drawn for an unconfirmed viewer. */
export const openImages = (images: Images): Images => ({
  info: whenConfirmed((stream, options) => images.info(stream, options)),
  input: (stream, options) => held(images.input(stream, options)),
});

const held = (picture: ImageTransformer): ImageTransformer => ({
  transform: (change) => held(picture.transform(change)),
  draw: (image, options) => held(picture.draw(image, options)),
  output: whenConfirmed((options) => picture.output(options)),
});
