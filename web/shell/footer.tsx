import { Link } from "react-router";

export function Footer() {
  return (
    <footer className="border-line border-t">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-7 text-ink-soft text-sm">
        <p>
          © {new Date().getFullYear()} Farline. Cards are handled by our payment provider and never stored
          here.
        </p>
        <ul className="flex gap-6">
          <li>
            <Link to="/rates" className="rounded-sm hover:text-ink hover:underline">
              Rates
            </Link>
          </li>
          <li>
            <Link to="/about" className="rounded-sm hover:text-ink hover:underline">
              About us
            </Link>
          </li>
          <li>
            <Link to="/contact" className="rounded-sm hover:text-ink hover:underline">
              Write to us
            </Link>
          </li>
        </ul>
      </div>
    </footer>
  );
}
