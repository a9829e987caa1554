import type { FastifyInstance } from "fastify";
import { type BrandPictureName, brandPicturePath, brandPictures } from "#contract/pages/brand.ts";
import { refuse } from "#contract/refusals.ts";
import {
  type DrawnPicture,
  drawPicture,
  drawPreview,
  type PngDrawer,
  previewPath,
} from "#domain/brand-drawings.ts";
import { recentWork } from "#domain/remembered.ts";
import { sendRefusal } from "#server/http/errors.ts";
import { brand } from "#words/brand.ts";

export interface BrandPictureOptions {
  publicUrl: string;
  find(name: BrandPictureName, hash: string): Promise<DrawnPicture | undefined>;
  /** Loaded with the first drawing: most processes draw none. */
  drawer(): Promise<PngDrawer>;
}

type Served = Pick<DrawnPicture, "type" | "content">;

/** A browser that opens the picture by itself runs nothing of it, and loads nothing for it. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
/** A mail that is read in a browser stands on a page of another site. */
const anySite = "cross-origin";
const unchanging = "public, max-age=31536000, immutable";
const mostDrawn = 16;

/** Serves the brand's logo and icon by the hash of their content, what is drawn of them, and the picture of shared links. */
export function brandPictureRoute(app: FastifyInstance, options: BrandPictureOptions): void {
  const { publicUrl, find, drawer } = options;
  const recent = recentWork<Served | undefined>(mostDrawn);
  const png = (content: Buffer | undefined): Served | undefined => content && { type: "image/png", content };

  app.get<{ Params: { file: string } }>(
    brandPicturePath,
    { schema: { hide: true } },
    async (request, reply) => {
      const picture = await pictureOf(request.params.file);
      if (!picture) return sendRefusal(reply, refuse("not_found"));
      return reply
        .header("content-security-policy", policy)
        .header("x-content-type-options", "nosniff")
        .header("cross-origin-resource-policy", anySite)
        .header("cache-control", unchanging)
        .type(picture.type)
        .send(picture.content);
    },
  );

  async function pictureOf(file: string): Promise<Served | undefined> {
    const [, kind, hash = "", drawing] = /^(\w+)-([0-9a-f]{32})(?:-(\w+))?\.(?:png|svg)$/.exec(file) ?? [];
    if (kind === "preview") return preview();
    const name = brandPictures.find((known) => known === kind);
    const picture = name && (await find(name, hash));
    if (!picture || drawing === undefined) return picture;
    try {
      return await recent(file, async () => png(await drawPicture(await drawer(), picture, drawing)));
    } catch (error) {
      app.log.warn({ err: error, file }, "a brand's picture cannot be drawn, and is served as it is");
      return picture;
    }
  }

  /** An older address, as in another site's copy of a page, shows the brand in force. */
  async function preview(): Promise<Served | undefined> {
    const shown = brand();
    const path = previewPath(shown);
    if (path === undefined) return undefined;
    return recent(path, async () => {
      const hash = /-([0-9a-f]{32})\./.exec(shown.icon?.url ?? "")?.[1];
      const icon = hash === undefined ? undefined : await find("icon", hash);
      return png(await drawPreview(await drawer(), shown, icon, new URL(publicUrl).host));
    });
  }
}
