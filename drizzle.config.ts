import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  schema: ["./app/features/*/{,*.}tables.server.ts", "./app/platform/*/*.tables.server.ts"],
  out: "./migrations",
});
