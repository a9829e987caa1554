import type { FastifyInstance } from "fastify";
import { type BrandPictureName, brandPicturePath } from "#contract/pages/brand.ts";
import { refuse } from "#contract/refusals.ts";
import { sendRefusal } from "#server/http/errors.ts";

interface ServedPicture {
  type: string;
  content: Buffer;
}

/** A browser that opens the picture by itself runs nothing of it, and loads nothing for it. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
const unchanging = "public, max-age=31536000, immutable";

/** Serves the brand's logo and icon, by the hash of their content. */
export function brandPictureRoute(
  app: FastifyInstance,
  find: (name: BrandPictureName, hash: string) => Promise<ServedPicture | undefined>,
): void {
  app.get<{ Params: { file: string } }>(
    brandPicturePath,
    { schema: { hide: true } },
    async (request, reply) => {
      const [, name, hash] = /^(logo|icon)-([0-9a-f]{32})\.(?:png|svg)$/.exec(request.params.file) ?? [];
      const picture = hash && (await find(name === "logo" ? "logo" : "icon", hash));
      if (!picture) return sendRefusal(reply, refuse("not_found"));
      return reply
        .header("content-security-policy", policy)
        .header("x-content-type-options", "nosniff")
        .header("cache-control", unchanging)
        .type(picture.type)
        .send(picture.content);
    },
  );
}
