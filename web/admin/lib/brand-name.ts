import { useQuery } from "@tanstack/react-query";
import { type BrandTexts, brand, brandName, setBrand } from "#words/brand.ts";
import { queries } from "./run.ts";

const brandKey = ["brand"] as const;

/** The product's name, which a change at this desk takes over without a reload. */
export function useBrandName(): string {
  return useQuery({ queryKey: brandKey, queryFn: brandName, initialData: brandName, staleTime: "static" })
    .data;
}

export function renameBrand({ name, shortName }: Pick<BrandTexts, "name" | "shortName">): void {
  setBrand({ ...brand(), name, shortName });
  queries.setQueryData(brandKey, name);
}
