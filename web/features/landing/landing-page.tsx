import { ButtonLink } from "#web/ui/button-link.tsx";
import { CallPicture } from "./call-picture.tsx";
import { Comparison } from "./comparison.tsx";
import { PriceBox } from "./price-box.tsx";
import { Questions } from "./questions.tsx";

const steps = [
  { title: "Create an account", text: "Sign up and verify your email. It takes a minute." },
  { title: "Buy credits", text: "Bundles start at $10. Pay by card, in your own currency." },
  { title: "Enter the number", text: "Type the international number and see its price before you dial." },
  { title: "Talk", text: "Speak from your browser for as long as your credits last." },
];

const assurances = [
  { title: "No hidden fees", text: "The price you see is the price you pay, to the credit." },
  { title: "Credits never expire", text: "Use them today or next year." },
  { title: "No monthly subscription", text: "Buy when you need to, stop whenever you like." },
];

export function LandingPage() {
  return (
    <div className="space-y-16 sm:space-y-24">
      <title>Farline · Global phone calls from your browser</title>
      <section className="grid items-center gap-10 rounded-card bg-stage px-5 py-10 text-stage-ink sm:px-10 sm:py-14 lg:grid-cols-[1.15fr_1fr] lg:gap-12">
        <div>
          <h1 className="font-bold text-display tracking-[-0.035em]">
            Make global phone calls from anywhere in the world
          </h1>
          <p className="mt-6 max-w-lg text-lg text-stage-soft">
            Call any landline or mobile straight from your browser. Pay with prepaid credits and talk while
            they last.
          </p>
          <div className="mt-9 flex flex-wrap gap-3">
            <ButtonLink to="/register" size="large" variant="stage">
              Sign Up
            </ButtonLink>
            <ButtonLink
              to="/login"
              size="large"
              variant="quiet"
              className="border border-stage-soft text-stage-ink hover:bg-stage-line"
            >
              Login
            </ButtonLink>
          </div>
        </div>
        <PriceBox />
      </section>

      <CallPicture />

      <section aria-labelledby="steps">
        <h2 id="steps" className="font-bold text-3xl">
          Four steps to hello
        </h2>
        <ol className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="border-ink border-t-2 pt-4">
              <span aria-hidden="true" className="figures font-semibold text-accent text-sm">
                {index + 1}
              </span>
              <h3 className="mt-1 font-bold text-lg">{title}</h3>
              <p className="mt-1.5 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </section>

      <section
        aria-label="What you can rely on"
        className="grid gap-8 border-line border-y py-12 sm:grid-cols-3"
      >
        {assurances.map(({ title, text }) => (
          <div key={title}>
            <h2 className="font-bold text-lg">{title}</h2>
            <p className="mt-1.5 text-ink-soft">{text}</p>
          </div>
        ))}
      </section>

      <Comparison />
      <Questions />
    </div>
  );
}
