import type { TestProject } from 'vitest/node';
import { startProduct } from '#tests/product/product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the product of this run answers. */
    productUrl: string;
    /** Where its mails arrive. */
    mailFolder: string;
  }
}

/** Starts the real server once for all screen tests. */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct();
  project.provide('productUrl', product.url);
  project.provide('mailFolder', product.mailFolder);
  return product.stop;
}
